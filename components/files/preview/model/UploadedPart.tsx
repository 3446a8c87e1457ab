'use client'

import { useCallback, useRef } from 'react'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import type { ChosenFile } from '@/components/ui/files/previews'
import { inTurn } from '../in-turn'
import { kindOf } from '../kinds'
import { parse } from '../parse'
import type { Parsed } from '../parse.worker'
import css from '../preview.module.css'
import { useFileParser } from '../useFileParser'
import { cubicCentimetres, sizeText } from './figures'
import type { Look } from './part-scene'
import { usePartView } from './usePartView'

type Part = Extract<Parsed, { kind: 'part' }>

const look: Look = { edges: true, wireframe: false, section: null }

/** The picture and the measures of a part that was chosen for an upload. Of a file that can't be read nothing is said here. */
export default function UploadedPart({ name, href, unit }: ChosenFile) {
  const { ending } = kindOf(name)
  const { state } = useFileParser(
    useCallback(() => inTurn(() => parse('part', href, ending, unit ?? undefined)), [href, ending, unit]),
  )
  if (state.kind === 'reading')
    return (
      <Text as="p" role="status" size="small" tone="secondary">
        Reading the part…
      </Text>
    )
  return state.kind === 'shown' ? <Shown name={name} part={state.value} isExact={ending === 'stl'} /> : null
}

function Shown({ name, part, isExact }: { name: string; part: Part; isExact: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { lost } = usePartView(canvas, part, look)
  const { size, volume } = part.measures
  return (
    <Row gap="medium" wrap>
      {!lost && (
        <span className={css.small}>
          <canvas ref={canvas} role="img" aria-label={`3D view of ${name}`} />
        </span>
      )}
      <Text size="small" figures>
        {sizeText(size, 'mm', isExact)}
        <br />
        {volume === null ? 'No volume: the surface is not closed' : cubicCentimetres(volume)}
      </Text>
    </Row>
  )
}
