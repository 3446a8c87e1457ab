let leaked: Promise<ReadonlySet<string>> | undefined

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** Whether a password is on a list of 42,000 leaked ones, in any letters. Nothing is asked over the network. */
export const isLeaked = async (password: string) => (await (leaked ??= load())).has(password.toLowerCase())
