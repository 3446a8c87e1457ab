/** The localStorage key of the chosen scheme. */
export const SLOT = 'mui-mode'
export const DARK = '(prefers-color-scheme: dark)'

/** Runs before the first paint, so that no page flashes in the other colours. */
export const schemeScript = `try{var m=localStorage.getItem('${SLOT}')}catch{}document.documentElement.classList.add(m==='dark'||m!=='light'&&matchMedia('${DARK}').matches?'dark':'light')`
