/** What the server sets, in the fields of a sheet. */
export const whole = () => expect.any(Number)
export const instant = () => expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
export const always = (value: unknown) => () => value

/** The details of an uploaded file, as a body names it. */
export const drawing = {
  name: 'drawing.pdf',
  size: 10,
  type: 'application/pdf',
  lastModified: '2026-11-01T10:00:00.000Z',
}
