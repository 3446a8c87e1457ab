import { statementsOf } from '../step-statements'

/** The entities of the data sections, one by one: all but their strings, which may be emptied, is the same. */
export function compareStep(original: Uint8Array, copy: Uint8Array): string | null {
  const [before, after] = [entitiesOf(original), entitiesOf(copy)]
  for (let count = 0; ; count++) {
    const [was, is] = [before.next(), after.next()]
    if (was.done && is.done) return null
    if (was.value !== is.value) return `the entities are others after ${count}`
  }
}

function* entitiesOf(bytes: Uint8Array): Generator<string> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  let isData = false
  for (const { name, pieces } of statementsOf(text)) {
    if (name === 'DATA' || name === 'ENDSEC') isData = name === 'DATA'
    else if (name === 'END-ISO-10303-21') return
    else if (isData) yield pieces.map((piece) => (piece.isString ? "''" : piece.text)).join('')
  }
}
