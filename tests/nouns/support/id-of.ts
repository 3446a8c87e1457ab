/** The id of what a verb has made. */
export const idOf = async (thing: Promise<{ id: number }>) => (await thing).id
