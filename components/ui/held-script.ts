/**
 * Runs before anything can be pressed: a form that is sent before React is awake waits for it. The browser would send it
 * by itself otherwise, with the password in the address.
 */
export const heldScript = `addEventListener('submit',function(e){var f=e.target;if(!f.awake){e.preventDefault();f.held=true}},true)`

/** From now on the form is heard; what was sent before is sent now. */
export function hear(form: HTMLFormElement & { awake?: boolean; held?: boolean }) {
  form.awake = true
  if (form.held) form.requestSubmit()
}
