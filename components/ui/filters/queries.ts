/** The choices of a filter: as many as a page holds at most. */
const page = { limit: 500, sort: 'name' } as const

export const approvedProcesses = { ...page, status: 'approved' } as const
export const ownMachines = page
