'use client'

import { useCallback } from 'react'
import { Frame } from '../Frame'
import type { ViewerProps } from '../viewer-props'
import { openPdf } from './open-pdf'
import { PagesStage } from './PagesStage'
import { useFileParser } from '../useFileParser'

/** A PDF, page by page. */
export default function Pages({ name, href, onAsk }: ViewerProps) {
  const reading = useFileParser(useCallback(() => openPdf(href), [href]))
  return <Frame reading={reading}>{(file) => <PagesStage name={name} file={file} onAsk={onAsk} />}</Frame>
}
