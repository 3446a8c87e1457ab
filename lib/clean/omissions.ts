/** What a copy leaves out on purpose: the texts of comments, how many files stood in the file, and how many pictures nobody can open. */
export type Omissions = { comments: string[]; attachments: number; pictures: number }

export const noOmissions = (): Omissions => ({ comments: [], attachments: 0, pictures: 0 })
