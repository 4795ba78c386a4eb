import type { SignupView } from "@/lib/signup/signup-view";
import { fill } from "@/lib/signup/words/fill";
import type { SignupWords } from "@/lib/signup/words/signup-words";
import { wordsFor } from "@/lib/signup/words/words-for";

/** The form's texts as plain data in one language, so that the browser doesn't load the others. */
export function formWords(view: SignupView) {
  const words = wordsFor(view.language);
  const { name, email, sending, retrying, proving, errors, done, share, copied } = words;
  const { label, note } = labelsOf(view, words);
  const test = view.isTest ? ` ${words.testNote}` : "";
  return {
    name,
    email,
    label,
    note,
    sending,
    retrying,
    proving,
    errors,
    done,
    share,
    copied,
    full: words.closed.full.title,
    consent: fill(words.consent, { sender: view.organiser }),
    // Where someone may still have to wait for a spot, the note above says what is emailed.
    emailNote: view.mode === "open" ? words.emailNote + test : test.trim(),
    changePlace: words.changePlace + test,
    testNote: test.trim(),
    addToCalendar: words.addToCalendar,
    calendarFile: words.calendarFile,
  };
}

export type FormWords = ReturnType<typeof formWords>;

/** The part of the page's view that the form needs. */
export const formView = ({ slug, typed, utm, problems, pageUrl, calendar }: SignupView) => ({
  slug,
  typed,
  utm,
  problems,
  pageUrl,
  calendar,
});

export type FormView = ReturnType<typeof formView>;

const labelsOf = (view: SignupView, words: SignupWords): { label: string; note: string | null } =>
  ({
    open: { label: view.cta || words.submit, note: view.fewPlaces ? words.fewPlaces : null },
    waitlist: { label: words.submitWaitlist, note: words.waitlistNote },
    approval: { label: words.submitApproval, note: words.approvalNote },
    closed: { label: "", note: null },
  })[view.mode];
