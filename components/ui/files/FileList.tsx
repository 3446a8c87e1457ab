'use client'

import { Download, FileText } from 'lucide-react'
import { useContext, type ReactNode } from 'react'
import { extents, fileSize } from '@/lib/terms/format'
import { leftOutNote } from '@/lib/rules/files/left-out'
import css from './FileList.module.css'
import { InPlaceLink } from '../controls/InPlaceLink'
import { PartPicture } from './PartPicture'
import { PhotoGrid } from './PhotoGrid'
import { PreviewSlot, type ListedFile } from './previews'
import { useUrlState } from '../hooks/useUrlState'
import { isUnavailable, UnavailableFile } from './UnavailableFile'
import { Overlay } from '../overlay/Overlay'

type Props = {
  files: readonly ListedFile[]
  hrefOf: (fileName: string) => string
  /** Its accessible name. */
  label?: string
  /** Where the small picture of a file is that has one. */
  pictureOf?: (fileName: string) => string
  /** What names the open file in the address: another for each list of a screen. */
  param?: string
  /** To whom the shared copies go. */
  readers?: string
  /** What else can be done with a file. */
  action?: (file: ListedFile) => ReactNode
}

/** Photos as squares, drawings and documents as rows: the name opens the file in the browser, the address names the open one; beside it the download. */
export function FileList({
  files,
  hrefOf,
  pictureOf,
  label = 'Files',
  param = 'file',
  readers = 'Others',
  action,
}: Props) {
  const address = useUrlState()
  const preview = useContext(PreviewSlot)
  const asked = address.get(param)
  const open = files.filter((file) => !isUnavailable(file))
  const name = open.some((file) => file.name === asked) ? asked : null
  // As they stand: the photos first.
  const photos = open.filter(({ width }) => width)
  const documents = files.filter((file) => !photos.includes(file))
  const inOrder = [...photos, ...documents.filter((file) => !isUnavailable(file))]

  return (
    <>
      {photos.length > 0 && (
        <PhotoGrid
          hrefOf={hrefOf}
          pictureOf={pictureOf}
          param={param}
          action={action}
          photos={photos.map(withWhy)}
          label={`Photos, ${label}`}
        />
      )}
      {documents.length > 0 && (
        <ul
          aria-label={label}
          className={css.list}
          data-pictured={(pictureOf && documents.some(({ picture }) => picture)) || undefined}
        >
          {documents.map((file) =>
            isUnavailable(file) ? (
              <UnavailableFile key={file.id} file={file} />
            ) : (
              <li key={file.id}>
                <InPlaceLink to={{ [param]: file.name }} className={css.file}>
                  {file.picture && pictureOf ? (
                    <PartPicture src={pictureOf(file.name)} size={44} />
                  ) : (
                    <FileText size={18} strokeWidth={1.5} aria-hidden className={css.icon} />
                  )}
                  <span className={css.name}>
                    {file.name}
                    {file.facts && (
                      <span className={css.extents}>
                        {extents(file.facts.size)}
                        {file.facts.unitless && ', unit assumed'}
                        {file.facts.unit === 'inch' && ', from inches'}
                      </span>
                    )}
                    {file.note && <span className={css.extents}>{file.note}</span>}
                    {(file.withheldBecause ?? file.sharedName ?? file.preparing) && (
                      <span className={css.extents}>{copyNote(file, readers)}</span>
                    )}
                    {file.leftOut && <span className={css.extents}>{leftOutNote(file.leftOut)}</span>}
                  </span>
                  <span className={css.size}>{fileSize(file.size)}</span>
                </InPlaceLink>
                {action && <span className={css.action}>{action(file)}</span>}
                <a
                  href={hrefOf(file.name)}
                  download={file.name}
                  aria-label={`Download ${file.name}`}
                  title="Download"
                  className={css.download}
                >
                  <Download size={16} aria-hidden />
                </a>
              </li>
            ),
          )}
        </ul>
      )}
      <Overlay of={name} onClose={() => address.set({ [param]: null })}>
        {({ open, onClose }, name) =>
          preview?.({
            files: inOrder,
            name,
            hrefOf,
            onGo: (file) => address.set({ [param]: file }, { replace: true }),
            open,
            onClose,
          })
        }
      </Overlay>
    </>
  )
}

/** What the other side gets of one's own file; of a file of theirs, that its copy is being made. */
function copyNote({ sharedName, held, heldBecause, withheldBecause }: ListedFile, readers: string) {
  if (withheldBecause) return notShared(withheldBecause)
  if (!sharedName) return 'Being prepared'
  return `${readers} see it as ${sharedName}${held ? ` once Jobwork has checked it. ${heldBecause ?? ''}` : ''}`
}

const notShared = (reason: string) => `Not shared: ${reason}`

/** A photo with the reason why the other side doesn't get it. */
const withWhy = (photo: ListedFile): ListedFile =>
  photo.withheldBecause
    ? { ...photo, note: [photo.note, notShared(photo.withheldBecause)].filter(Boolean).join(', ') }
    : photo
