import type { Role } from '@/lib/contract/people/account'

/** What it is called that this role asks for another due date, or for the first one. */
export function askWords(role: Role, dueDate: string | null): string {
  if (role === 'admin') return dueDate ? 'Change the due date' : 'Set the due date'
  return dueDate ? 'Ask for a new date' : 'Propose a date'
}
