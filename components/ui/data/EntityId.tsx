/** An id in mono: WO-0012. How `samp` looks is said in base.css: a class in every row would be longer than the id. */
export const EntityId = ({ children }: { children: string | number }) => <samp>{children}</samp>
