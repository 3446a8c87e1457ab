import type { Me } from '../contract/people/account'
import { Problem } from '../contract/core/problem'
import { call } from './call'

/** Gives the password. Null: a second factor has to follow. */
export const signIn = (values: { username: string; password: string }): Promise<Me | null> =>
  call('POST /api/login', values).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'second_factor') return null
    throw error
  })
