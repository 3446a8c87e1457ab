/**
 * Runs it once the browser has shown what a press changed. For what moves the whole page: its layout takes long where many
 * rows stand, and must not hold up the button itself.
 */
export const afterPaint = (work: () => void) => void requestAnimationFrame(() => setTimeout(work))
