/** The cookie that remembers, for a minute, which page of another role somebody asked for. Written by the middleware, read by the frame. */
export const INTENDED_PATH = 'jobwork-meant'

/** The role that a page is for, by its address; null for the pages of all. */
export const areaOf = (path: string) => /^\/(customer|supplier|admin)\//.exec(path)?.[1] ?? null
