import type { SignupClasses } from "./signup-classes";

interface TextFieldProps {
  classes: SignupClasses;
  /** Which form it stands in: ids begin with it. */
  form: "signup" | "door";
  name: "name" | "email";
  label: string;
  problem: string | undefined;
  value?: string;
}

/** Who somebody is, or where to write to; what is wrong with it stands below. */
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
        // The browser's own check of addresses is stricter than ours and speaks its own language.
        type={name === "email" ? "email" : "text"}
        inputMode={name === "email" ? "email" : undefined}
        autoComplete={name}
        required
        maxLength={name === "email" ? 254 : 120}
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
