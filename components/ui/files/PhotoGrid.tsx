import { InPlaceLink } from '../navigation/InPlaceLink'
import css from './PhotoGrid.module.css'
import type { ListedFile } from './previews'

type Props = {
  photos: readonly ListedFile[]
  hrefOf: (fileName: string) => string
  pictureOf?: (fileName: string) => string
  param: string
  label: string
}

/** Photos as squares, as in a phone's gallery: a press shows one whole. */
export const PhotoGrid = ({ photos, hrefOf, pictureOf, param, label }: Props) => (
  <ul aria-label={label} className={css.grid}>
    {photos.map(({ id, name, picture, note, width, height }) => (
      <li key={id}>
        <InPlaceLink to={{ [param]: name }} className={css.photo}>
          <img
            // Until the small one is made, the photo itself.
            src={picture && pictureOf ? pictureOf(name) : hrefOf(name)}
            alt={note ? `${note}, ${name}` : name}
            width={width ?? undefined}
            height={height ?? undefined}
            loading="lazy"
            decoding="async"
          />
          {note && (
            <span aria-hidden className={css.caption}>
              {note}
            </span>
          )}
        </InPlaceLink>
      </li>
    ))}
  </ul>
)
