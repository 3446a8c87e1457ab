'use client'

import { useCallback } from 'react'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { useFileWords } from '../file-words'
import { fileSize } from '@/lib/terms/format'
import { Frame } from '../Frame'
import { kindOf } from '../kinds'
import { parse } from '../parse'
import type { ViewerProps } from '../viewer-props'
import { PartStage } from './PartStage'
import { useFileParser } from '../useFileParser'

/** The STEP reader takes up to 150 times the file. */
const MAX_STEP_BYTES = 6 * 1024 * 1024

/** A STEP or STL file in three dimensions. */
export default function ModelViewer({ name, size, href, unit, addedBy, onAsk }: ViewerProps) {
  const { ending } = kindOf(name)
  const { say } = useFileWords()
  const most = fileSize(MAX_STEP_BYTES)
  if (ending !== 'stl' && size > MAX_STEP_BYTES)
    return (
      <EmptyState
        art="broken"
        title={say('file.tooLarge', 'This file is too large to be shown')}
        text={say(
          'file.tooLargeText',
          `Reading a STEP file of more than ${most} needs more memory than a browser has. Download it to open it in your CAD program.`,
          { size: most },
        )}
      />
    )
  return <Model name={name} href={href} ending={ending} unit={unit} addedBy={addedBy} onAsk={onAsk} />
}

function Model({ name, href, ending, unit, addedBy, onAsk }: Omit<ViewerProps, 'size'> & { ending: string }) {
  const reading = useFileParser(useCallback(() => parse('part', href, ending, unit), [href, ending, unit]))
  return (
    <Frame reading={reading}>
      {(part) => (
        <PartStage
          name={name}
          unit={ending === 'stl' ? (unit ?? null) : 'own'}
          addedBy={addedBy}
          part={part}
          onAsk={onAsk}
        />
      )}
    </Frame>
  )
}
