/**
 * A field that people neither see nor hear of nor reach by the keyboard. Programs that fill in whatever they find give
 * themselves away by it.
 */
export const TrapField = () => (
  <div aria-hidden="true" className="sr-only">
    <label htmlFor="signup-website">Leave this empty</label>
    <input id="signup-website" name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
  </div>
);
