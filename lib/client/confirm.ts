import { question } from './question'

const sameOne = question()

/** What asks once an act wants a fresh sign-in; null where nobody can be asked. */
export const onConfirmAsked = sameOne.askBy

/** Whether the person confirmed that it is the same one, so that the call can go out again. */
export const confirmAgain = async (): Promise<boolean> => (await sameOne.ask()) ?? false
