'use client'

import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { useContext, useEffect, useEffectEvent } from 'react'
import buttons from '@/components/ui/controls/buttons.module.css'
import { DetailDrawer } from '@/components/ui/record/DetailDrawer'
import { lazy } from '@/components/ui/hooks/lazy'
import { AskSlot, type PreviewProps } from '@/components/ui/files/previews'
import { useTabTitle } from '@/components/ui/hooks/useTabTitle'
import { Text } from '@/components/ui/layout/Text'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { fileSize } from '@/lib/terms/format'
import { FileWordsProvider, useFileWords } from './file-words'
import { kindOf, type Shown } from './kinds'
import { NotShown } from './NotShown'
import css from './preview.module.css'
import type { ViewerProps } from './viewer-props'

const onUse = { ahead: false }
const viewers: Record<Shown, ReturnType<typeof lazy<ViewerProps>>> = {
  part: lazy(() => import('./model/ModelViewer'), onUse),
  drawing: lazy(() => import('./drawing/DxfViewer'), onUse),
  pages: lazy(() => import('./pdf/Pages'), onUse),
  photo: lazy(() => import('./photo/Photo'), onUse),
  nothing: NotShown,
}

/** A file over the list in which it stands, with the way to its neighbours and the download. */
export default function PreviewDrawer(props: PreviewProps) {
  return (
    <FileWordsProvider>
      <FileDrawer {...props} />
    </FileWordsProvider>
  )
}

function FileDrawer({ files, name, hrefOf, onGo, open, onClose }: PreviewProps) {
  const ask = useContext(AskSlot)
  const { say } = useFileWords()
  useTabTitle(open ? name : null, true)
  const at = files.findIndex((file) => file.name === name)
  const file = files[at]
  const { shown, words, key } = kindOf(file?.name ?? '')
  useArrows(open && shown === 'photo', (step) => {
    const next = files[at + step]
    if (next) onGo(next.name)
  })
  if (!file) return null
  const Viewer = viewers[shown]
  const href = hrefOf(file.name)

  return (
    <DetailDrawer
      wide="full"
      open={open}
      onClose={onClose}
      kind={say(key, words)}
      label={<Text figures>{fileSize(file.size)}</Text>}
      title={file.name}
      foot={
        <>
          {files.length > 1 && (
            <Row as="nav" gap="medium" aria-label={say('file.list', 'Files of this list')} className={css.neighbours}>
              <Neighbour label={say('file.previous', 'Previous file')} file={files[at - 1]} onGo={onGo}>
                <ChevronLeft size={18} aria-hidden />
              </Neighbour>
              <Text tone="secondary" figures>
                {say('file.nth', `File ${at + 1} of ${files.length}`, { n: at + 1, all: files.length })}
              </Text>
              <Neighbour label={say('file.next', 'Next file')} file={files[at + 1]} onGo={onGo}>
                <ChevronRight size={18} aria-hidden />
              </Neighbour>
            </Row>
          )}
          <a href={href} download={file.name} className={`${buttons.button} ${buttons.main}`}>
            <Download size={16} aria-hidden />
            {say('file.download', 'Download')}
          </a>
        </>
      }
    >
      <Stack gap="medium" className={css.place}>
        <Viewer
          key={file.id}
          name={file.name}
          size={file.size}
          href={href}
          unit={file.facts?.unit}
          addedBy={file.addedBy}
          onAsk={ask ? (place) => ask({ ...place, fileId: file.id }) : undefined}
        />
      </Stack>
    </DetailDrawer>
  )
}

/** Left and right lead from photo to photo; other viewers use the arrows themselves. */
function useArrows(isOn: boolean, go: (step: 1 | -1) => void) {
  const latest = useEffectEvent(go)
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.key === 'ArrowRight') latest(1)
      if (event.key === 'ArrowLeft') latest(-1)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn])
}

type NeighbourProps = {
  label: string
  file?: { name: string }
  onGo: (name: string) => void
  children: React.ReactNode
}

const Neighbour = ({ label, file, onGo, children }: NeighbourProps) => (
  <button
    type="button"
    className={buttons.button}
    aria-label={file ? `${label}: ${file.name}` : label}
    title={file?.name}
    disabled={!file}
    onClick={() => file && onGo(file.name)}
  >
    {children}
  </button>
)
