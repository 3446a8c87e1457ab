'use client'

import { useState } from 'react'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { useFileWords } from '../file-words'
import css from '../preview.module.css'
import type { ViewerProps } from '../viewer-props'

/** A photo as large as there is room. */
export default function Photo({ name, href }: ViewerProps) {
  const { say } = useFileWords()
  const [isBroken, setBroken] = useState(false)
  if (isBroken)
    return (
      <div className={css.wait} role="alert">
        <EmptyState
          art="broken"
          title={say('file.photoBroken', 'This photo can’t be shown')}
          text={say('file.canDownload', 'You can still download it.')}
        />
      </div>
    )
  return (
    <div className={css.wait}>
      <img src={href} alt={name} className={css.photo} onError={() => setBroken(true)} />
    </div>
  )
}
