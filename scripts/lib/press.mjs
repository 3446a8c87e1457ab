import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const press = promisify(brotliCompress)

/** Puts beside each script and style of the build what browsers load of it: pressed as far as it goes, once. */
export async function pressStatic(folder) {
  const files = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name))
  await Promise.all(
    files.map(async (name) => {
      const text = await readFile(join(folder, name))
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
      await writeFile(join(folder, `${name}.br`), await press(text, { params }))
    }),
  )
}
