/**
 * A honeypot field that people can't see, hear, or reach by keyboard. Bots that fill in every field give
 * themselves away.
 */
export const TrapField = () => (
  <div aria-hidden="true" className="sr-only">
    <label htmlFor="signup-website">Leave this empty</label>
    <input id="signup-website" name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
  </div>
);
