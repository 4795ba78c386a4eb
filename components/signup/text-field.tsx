import { LONGEST } from "./problems-of";
import type { SignupClasses } from "./signup-classes";

interface TextFieldProps {
  classes: SignupClasses;
  /** The form it is in; prefixes its ids. */
  form: "signup" | "door";
  name: "name" | "email";
  label: string;
  problem: string | undefined;
  value?: string;
}

/** A field for name or email, with its error below. */
export function TextField({ classes, form, name, label, problem, value }: TextFieldProps) {
  const id = `${form}-${name}`;
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        // The browser's own email check is stricter than ours and uses its own language.
        type={name === "email" ? "email" : "text"}
        inputMode={name === "email" ? "email" : undefined}
        autoComplete={name}
        required
        maxLength={LONGEST[name]}
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        className={classes.input}
      />
      {problem && (
        <p id={`${id}-problem`} className={classes.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
