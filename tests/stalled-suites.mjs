/** A suite that never ends would keep the run waiting, since the runner has no time limit: it is named, and the run ends (ms). */
const LIMIT = 15 * 60_000

export default class StalledSuites {
  #timers = new Map()

  onTestFileStart({ path }) {
    const name = path.replace(`${process.cwd()}/`, '')
    const end = () => {
      console.error(`${name} has not ended after ${LIMIT / 60_000} minutes`)
      process.exit(1)
    }
    this.#timers.set(path, setTimeout(end, LIMIT))
  }

  onTestFileResult({ path }) {
    clearTimeout(this.#timers.get(path))
  }
}
