/** A sentence with its `words of code` in mono. */
export const Prose = ({ children }: { children: string }) =>
  children.split('`').map((part, at) => (at % 2 ? <code key={at}>{part}</code> : part))
