import type { ReactNode } from 'react'
import { InPlaceLink } from '../controls/InPlaceLink'
import css from './PhotoGrid.module.css'
import type { ListedFile } from './previews'

type Props = {
  photos: readonly ListedFile[]
  hrefOf: (fileName: string) => string
  pictureOf?: (fileName: string) => string
  param: string
  label: string
  action?: (photo: ListedFile) => ReactNode
}

/** Photos as squares, as in a phone's gallery: a press shows one whole. */
export const PhotoGrid = ({ photos, hrefOf, pictureOf, param, label, action }: Props) => (
  <ul aria-label={label} className={css.grid}>
    {photos.map((photo) => (
      <li key={photo.id}>
        <InPlaceLink to={{ [param]: photo.name }} className={css.photo}>
          <img
            // Until the small one is made, the photo itself.
            src={photo.picture && pictureOf ? pictureOf(photo.name) : hrefOf(photo.name)}
            alt={photo.note ? `${photo.name}, ${photo.note}` : photo.name}
            width={photo.width ?? undefined}
            height={photo.height ?? undefined}
            loading="lazy"
            decoding="async"
          />
          {photo.note && (
            <span aria-hidden className={css.caption}>
              {photo.note}
            </span>
          )}
        </InPlaceLink>
        {action?.(photo)}
      </li>
    ))}
  </ul>
)
