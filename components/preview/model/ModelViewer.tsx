'use client'

import { useCallback } from 'react'
import { Frame } from '../Frame'
import { kindOf } from '../kinds'
import { parse } from '../parse'
import { PartStage } from './PartStage'
import { useFileParser } from '../useFileParser'

/** A STEP or STL file in three dimensions. */
export default function ModelViewer({ name, href }: { name: string; size: number; href: string }) {
  const { ending } = kindOf(name)
  const reading = useFileParser(useCallback(() => parse('part', href, ending), [href, ending]))
  return <Frame reading={reading}>{(part) => <PartStage name={name} unitless={ending === 'stl'} part={part} />}</Frame>
}
