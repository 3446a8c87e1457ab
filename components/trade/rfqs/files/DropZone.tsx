'use client'

import { useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { FileButton } from '@/components/ui/files/FileButton'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { filesDropped, isMeant } from './dropped'
import css from './files.module.css'

type Props = {
  title: string
  help: string
  accept: string
  multiple?: boolean
  /** Beside the buttons that choose. */
  beside?: ReactNode
  /** What it has already, or is doing. */
  children?: ReactNode
  onFiles: (files: File[]) => void
}

/** Takes files by a drop or by choosing; where several are meant, a whole folder too. */
export function DropZone({ title, help, accept, multiple, beside, children, onFiles }: Props) {
  const [isOver, setOver] = useState(false)
  const folder = useRef<HTMLInputElement>(null)
  const take = (files: File[]) => {
    const meant = files.filter(isMeant)
    if (meant.length) onFiles(multiple ? meant : meant.slice(0, 1))
  }
  return (
    <Stack
      as="section"
      gap="small"
      aria-label={title}
      className={css.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => (event.preventDefault(), setOver(true))}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void filesDropped(event.dataTransfer).then(take)
      }}
    >
      <Text as="h2" weight="title">
        {title}
      </Text>
      <Text size="small" tone="secondary">
        {help}
      </Text>
      <Row wrap gap="small" lineGap="small">
        <FileButton label={title} accept={accept} multiple={multiple} onFiles={take}>
          <span>{multiple ? 'Choose files' : 'Choose a file'}</span>
        </FileButton>
        {multiple && (
          <>
            <input
              ref={(input) => {
                folder.current = input
                if (input) input.webkitdirectory = true
              }}
              type="file"
              hidden
              aria-label={`${title}: a folder`}
              onChange={(event) => {
                const files = [...(event.target.files ?? [])]
                event.target.value = ''
                take(files)
              }}
            />
            <Button onClick={() => folder.current?.click()}>Choose a folder</Button>
          </>
        )}
        {beside}
      </Row>
      {children}
    </Stack>
  )
}
