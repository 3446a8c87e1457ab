/**
 * Runs before anything can be pressed: holds a form that is submitted before hydration. The browser would send it
 * by itself otherwise, with the password in the address.
 */
export const earlySubmitScript = `addEventListener('submit',e=>{e.target.awake||(e.preventDefault(),e.target.held=1)},!0)`

/** Marks the form as hydrated, and submits it if it was submitted before. */
export function releaseHeldSubmit(form: HTMLFormElement & { awake?: boolean; held?: 1 }) {
  form.awake = true
  if (form.held) form.requestSubmit()
}
