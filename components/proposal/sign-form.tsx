import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { filled, type ProposalWords } from "@/lib/deals";

/** What is wrong with a form that was sent. */
export type SignProblem = "name" | "consent" | "busy" | "other";

interface SignFormProps {
  path: string;
  /** The sentence to agree to. */
  consent: string;
  total: string;
  problem: SignProblem | null;
  words: ProposalWords["sign"];
}

/** A plain form: the server signs once, however often it's sent. */
export function SignForm({ path, consent, total, problem, words }: SignFormProps) {
  return (
    <section
      id="sign"
      className="flex flex-col gap-4 rounded-panel border border-line bg-surface-raised p-4 sm:p-6"
    >
      <h2 className="font-semibold text-ink text-xl">{words.title}</h2>
      {problem && problem !== "name" && (
        <p role="alert" className="text-base text-danger">
          {words.problems[problem]}
        </p>
      )}
      <form method="post" action={`${path}/sign`} className="flex flex-col gap-4">
        <Field label={words.name} error={problem === "name" ? words.problems.name : undefined} required>
          <Input name="name" required maxLength={120} autoComplete="name" dir="auto" className="h-11!" />
        </Field>
        <label className="flex min-h-11 items-start gap-3 text-base text-ink">
          <input
            type="checkbox"
            name="consent"
            value="true"
            required
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          <span className="min-w-0 break-words">{consent}</span>
        </label>
        <button
          type="submit"
          className="min-h-12 rounded-control bg-(--brand) px-5 font-medium text-(--on-brand) text-lg hover:brightness-110"
        >
          {filled(words.button, { total })}
        </button>
        <p className="text-ink-muted text-sm">{words.saved}</p>
      </form>
    </section>
  );
}
