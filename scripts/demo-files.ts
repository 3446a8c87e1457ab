// npm run demo-files   writes the demo's drawings, reports and photos into prisma/seed/files
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoFiles } from './demo-files/files'

const FOLDER = 'prisma/seed/files'

await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER)
for (const [name, bytes] of await demoFiles()) await writeFile(join(FOLDER, name), bytes)
