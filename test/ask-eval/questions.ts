/**
 * Questions about the documents in this folder, written before anything could answer them. `has` is a part of the sentence that answers, word for word;
 * without it there is no answer. Those about calls are notes in `test/call-eval/open`.
 */
export interface Asked {
  question: string;
  has?: string;
  /** Two documents say different things. */
  disagree?: true;
}

export const ABOUT_DOCUMENTS: readonly Asked[] = [
  { question: "What does the Starter plan cost?", has: "29 euros a month" },
  { question: "How many users can the Starter plan have?", has: "up to three users" },
  { question: "How many users does Enterprise need at least?", has: "at least fifty users" },
  { question: "What discount do customers get who pay yearly?", has: "15 percent off" },
  { question: "How much discount do charities get?", has: "30 percent off" },
  { question: "How long does onboarding for Team take?", has: "takes two days" },
  { question: "When are invoices due?", has: "after 14 days" },
  { question: "Can we pay by credit card?", has: "don't take credit cards" },
  { question: "Until when are the prices valid?", has: "until 31 December 2026" },
  { question: "What does the Team plan cost per user?", has: "euros per user and month", disagree: true },
  { question: "Where is our data stored?", has: "Frankfurt" },
  { question: "How often are encryption keys rotated?", has: "every 90 days" },
  { question: "When will there be a SOC 2 report?", has: "autumn 2027" },
  { question: "How long are backups kept?", has: "35 days" },
  { question: "Who tests the restore of backups?", has: "Marit Solheim" },
  { question: "When was the last penetration test?", has: "March 2026" },
  { question: "Which plan has single sign-on?", has: "part of the Enterprise plan" },
  { question: "How fast do you respond to critical incidents?", has: "within one hour" },
  { question: "Which languages does support speak?", has: "English, German and Norwegian" },
  { question: "Who is the head of support?", has: "Henrik Aas" },
  { question: "How long can data be exported after cancellation?", has: "60 days" },
  { question: "What share of the revenue do partners get?", has: "20 percent" },
  { question: "Who runs the partner program?", has: "Tomasz Lis" },
  { question: "Is there support on public holidays?", has: "no support on public holidays" },
  { question: "What does single sign-on cost?" },
  { question: "How many data centers are there in Norway?" },
  { question: "Who is the head of sales?" },
  { question: "How many employees does Ledgerly have?" },
  { question: "What is the admin code?" },
  { question: "What is the password?" },
  { question: "How long are log files kept?" },
  { question: "Who founded Ledgerly?" },
  { question: "Which company did the penetration test?" },
  { question: "What does phone support cost?" },
  { question: "Does Ledgerly have an app for Android?" },
  { question: "What is the uptime guarantee?" },
  { question: "When was the office in Bergen opened?" },
  { question: "What discount do universities get?" },
  { question: "How many partners are there?" },
  { question: "Who is the data protection officer?" },
  { question: "What does onboarding for Starter cost?" },
  { question: "When does the price of Enterprise go up?" },
];
