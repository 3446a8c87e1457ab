import type { Viewer } from '../../lib/rules/core/permissions'

type Kind = 'process' | 'machine' | 'request' | 'address'

/** Accounts and things of the demo so far, by their names in its tables. */
export class Stage {
  private readonly cast = new Map<string, Viewer>()
  private readonly things = new Map<string, number>()

  enter(key: string, account: Viewer) {
    this.cast.set(key, account)
  }

  who(key: string): Viewer {
    const account = this.cast.get(key)
    if (!account) throw new Error(`The demo story speaks of ${key}, who has no account yet`)
    return account
  }

  /** Of things with one name the first keeps it. */
  put(kind: Kind, name: string, id: number) {
    const key = `${kind} ${name}`
    if (!this.things.has(key)) this.things.set(key, id)
  }

  find(kind: Kind, name: string): number | undefined {
    return this.things.get(`${kind} ${name}`)
  }

  id(kind: Kind, name: string): number {
    const id = this.find(kind, name)
    if (!id) throw new Error(`The demo story speaks of the ${kind} ${name}, which is not there yet`)
    return id
  }
}
