'use client'

import { useCallback } from 'react'
import { Frame } from '../Frame'
import { parse } from '../parse'
import { SheetStage } from './SheetStage'
import { useFileParser } from '../useFileParser'

/** A DXF drawing, to scale. */
export default function DxfViewer({ name, href }: { name: string; size: number; href: string }) {
  const reading = useFileParser(useCallback(() => parse('drawing', href, 'dxf'), [href]))
  return <Frame reading={reading}>{({ layout }) => <SheetStage name={name} layout={layout} />}</Frame>
}
