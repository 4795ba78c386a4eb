import type { ReactNode } from "react";
import { Body, Container, Head, Heading, Hr, Html, Img, Preview, Section, Text } from "react-email";

const FONT =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', sans-serif";

// Programs that know no media queries keep the inline colours, which are those of the light mail.
const DARK_MODE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #0f1115 !important; }
  .sheet { background: #181b21 !important; border-color: #2b3039 !important; }
  .ink { color: #f2f4f7 !important; }
  .muted { color: #a9b1bd !important; }
  .rule { border-color: #2b3039 !important; }
}
@media (max-width: 480px) { .sheet { padding: 24px 20px !important; } }
`;

export interface Brand {
  /** Name in place of a missing logo. */
  name: string;
  /** Absolute https address. */
  logo: string | undefined;
}

interface Props {
  language: string;
  title: string;
  preheader: string;
  brand: Brand;
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

/** The frame of every mail: one column of 560, logo or name, headline, content, footer. */
export function MailShell({ language, title, preheader, brand, heading, children, footer }: Props) {
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
        style={{ background: "#f3f4f6", margin: 0, padding: "32px 12px", fontFamily: FONT }}
      >
        <Container
          className="sheet"
          style={{
            maxWidth: 560,
            background: "#ffffff",
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
          <Heading
            as="h1"
            className="ink"
            style={{
              fontFamily: FONT,
              fontSize: 26,
              lineHeight: "32px",
              color: "#181b21",
              margin: "0 0 20px",
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
