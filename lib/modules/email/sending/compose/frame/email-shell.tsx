import type { ReactNode } from "react";
import { Body, Container, Head, Heading, Hr, Html, Img, Preview, Section, Text } from "react-email";

const FONT =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', sans-serif";

// Email clients without media queries keep the inline colors of the light theme.
const DARK_MODE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #0f1115 !important; }
  .sheet { background-color: #181b21 !important; border-color: #2b3039 !important; }
  .ink { color: #f2f4f7 !important; }
  .muted { color: #a9b1bd !important; }
  .rule { border-color: #2b3039 !important; }
}
@media (max-width: 480px) { .inner { padding: 24px 20px !important; } }
`;

export interface Brand {
  /** Shown when there is no logo. */
  name: string;
  /** Absolute https URL. */
  logo: string | undefined;
}

interface Props {
  language: string;
  title: string;
  preheader: string;
  brand: Brand;
  /** A short line above the headline. */
  kicker?: string;
  heading: string;
  children: ReactNode;
  footer: ReactNode;
}

export const text = {
  fontFamily: FONT,
  fontSize: 16,
  lineHeight: "24px",
  color: "#181b21",
  margin: "0 0 16px",
};
export const small = {
  fontFamily: FONT,
  fontSize: 13,
  lineHeight: "20px",
  color: "#5a6372",
  margin: "0 0 8px",
};

export const quiet = { ...small, fontSize: 14 };

/** Frame of every email: one 560 px column with logo or name, headline, content and footer. */
export function EmailShell({ language, title, preheader, brand, kicker, heading, children, footer }: Props) {
  return (
    <Html lang={language} dir="ltr">
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK_MODE}</style>
      </Head>
      <Preview>{preheader}</Preview>
      <Body
        className="page"
        lang={language}
        style={{ backgroundColor: "#f3f4f6", margin: 0, padding: "32px 12px", fontFamily: FONT }}
      >
        <Container
          className="sheet"
          tdClassName="inner"
          style={{
            maxWidth: 560,
            backgroundColor: "#ffffff",
            border: "1px solid #e2e5ea",
            borderRadius: 12,
            padding: "32px 36px",
          }}
        >
          <Section style={{ marginBottom: 24 }}>
            {brand.logo ? (
              <Img src={brand.logo} alt={brand.name} height={36} style={{ maxWidth: 220 }} />
            ) : (
              <Text className="ink" dir="auto" style={{ ...text, fontWeight: 700, margin: 0 }}>
                {brand.name}
              </Text>
            )}
          </Section>
          {kicker && (
            <Text className="muted" style={{ ...small, fontSize: 14, margin: "0 0 4px" }}>
              {kicker}
            </Text>
          )}
          <Heading
            as="h1"
            dir="auto"
            className="ink"
            style={{
              fontFamily: FONT,
              fontSize: 26,
              lineHeight: "32px",
              color: "#181b21",
              margin: "0 0 20px",
              overflowWrap: "anywhere",
            }}
          >
            {heading}
          </Heading>
          {children}
          <Hr className="rule" style={{ borderColor: "#e2e5ea", margin: "28px 0 20px" }} />
          {footer}
        </Container>
      </Body>
    </Html>
  );
}
