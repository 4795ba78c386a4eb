/** The names that a theme gives to the parts of the form, so that each theme dresses the same form. */
export interface SignupClasses {
  form: string | undefined;
  field: string | undefined;
  label: string | undefined;
  input: string | undefined;
  submit: string | undefined;
  consent: string | undefined;
  note: string | undefined;
  problem: string | undefined;
  notice: string | undefined;
  noticeTitle: string | undefined;
  link: string | undefined;
  actions: string | undefined;
}
