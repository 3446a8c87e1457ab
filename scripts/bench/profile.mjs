// Loaded before the product: writes where its time went, when it ends.
import { mkdirSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector'
import path from 'node:path'

const session = new Session()
session.connect()
session.post('Profiler.enable')
session.post('Profiler.start')
// The session of the own thread answers at once.
process.once('exit', () =>
  session.post('Profiler.stop', (error, stopped) => {
    mkdirSync(process.env.PROFILE_DIR, { recursive: true })
    const file = path.join(process.env.PROFILE_DIR, `${process.pid}.cpuprofile`)
    if (!error) writeFileSync(file, JSON.stringify(stopped.profile))
  }),
)
