'use client'

import { useCallback } from 'react'
import { Frame } from '../Frame'
import { parse } from '../parse'
import type { ViewerProps } from '../viewer-props'
import { SheetStage } from './SheetStage'
import { useFileParser } from '../useFileParser'

/** A DXF drawing, to scale. */
export default function DxfViewer({ name, href, unit }: ViewerProps) {
  const reading = useFileParser(useCallback(() => parse('drawing', href, 'dxf', unit), [href, unit]))
  return <Frame reading={reading}>{({ layout }) => <SheetStage name={name} layout={layout} />}</Frame>
}
