/** Makers of software that are compared in sales calls, so that they are found in text without capitals. */
const VENDORS =
  "Salesforce|HubSpot|Pipedrive|Zoho|Microsoft Dynamics|Dynamics 365|Microsoft Teams|Zoom Webinars|Zoom Events|Zoom|Webex|GoToWebinar|ON24|Livestorm|Demio|StreamYard|Restream|Riverside|Hopin|Airmeet|Bizzabo|Cvent|Eventbrite|BigMarker|WebinarJam|Gong|Chorus|Clari|Salesloft|Outreach|Fireflies|Otter|Fathom|Avoma|Zendesk|Freshdesk|Intercom|ServiceNow|Jira|Asana|Trello|Notion|ClickUp|Smartsheet|Airtable|Slack|Marketo|Pardot|Mailchimp|Klaviyo|ActiveCampaign|Brevo|Braze|Iterable|Segment|Snowflake|Databricks|Tableau|Power BI|Looker|Datadog|New Relic|Splunk|Okta|Auth0|CrowdStrike|SentinelOne|Workday|BambooHR|Personio|Gusto|Rippling|Deel|NetSuite|QuickBooks|Xero|DATEV|Lexware|SAP Concur|SAP|Oracle|Stripe|Adyen|Shopify|WooCommerce|Magento|DocuSign|PandaDoc|Dropbox|Box|Calendly|Typeform|SurveyMonkey|Qualtrics|Twilio|Genesys|Five9|Aircall|RingCentral|Dialpad|Loom|Vimeo|Wistia|Kaltura|Figma|Canva|Contentful|WordPress|Monday.com|Confluence|Miro|ZoomInfo|Apollo|Lusha|Cognism|Drift|Gainsight|ChurnZero|Totango|Amplitude|Mixpanel|Heap|Pendo|Hotjar|Weclapp|Odoo|Sage|Coupa|Ariba|Expensify|Spendesk|Pleo|Brex|Ramp";
/** Words that mean something else too: only with a capital, which other rules see. */
const ALSO_WORDS = new Set(
  "segment box heap drift outreach otter notion slack brevo deel ramp sage loom gong chorus apollo oracle zoom stripe miro fathom riverside looker canva".split(
    " ",
  ),
);

const spaced = (name: string): string => name.replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, " ").toLowerCase();
const NAMES = new Map(
  VENDORS.split("|").flatMap((name) => [[name.toLowerCase(), name] as const, [spaced(name), name] as const]),
);
/** Recognisers write "ring central". */
const PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...NAMES.keys()].join("|").replaceAll(".", "\\.")})(?![\\p{L}\\p{N}])`,
  "gu",
);

/** Whether a name, in lower case, is a vendor's and nothing else. */
export const isKnownVendor = (name: string): boolean => NAMES.has(name) && !ALSO_WORDS.has(name);

/** Finds names of vendors in text in lower case. */
export function knownVendors(low: string): { name: string; from: number; to: number }[] {
  return [...low.matchAll(PATTERN)].flatMap((match) => {
    const [key] = match;
    if (
      ALSO_WORDS.has(key) &&
      !/(?:at|with|using|use|from|than|to|on|and|vs|versus|like|mit|von|bei|als|zu|nutzen|avec|de|con) $/u.test(
        low.slice(0, match.index),
      )
    )
      return [];
    return [{ name: NAMES.get(key) ?? key, from: match.index, to: match.index + key.length }];
  });
}
