/**
 * Runs before anything can be pressed: a form that is sent before React is awake waits for it. The browser would send it
 * by itself otherwise, with the password in the address.
 */
export const earlySubmitScript = `addEventListener('submit',e=>{e.target.awake||(e.preventDefault(),e.target.held=1)},!0)`

/** From now on the form is heard; what was sent before is sent now. */
export function releaseHeldSubmit(form: HTMLFormElement & { awake?: boolean; held?: 1 }) {
  form.awake = true
  if (form.held) form.requestSubmit()
}
