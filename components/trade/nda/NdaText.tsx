import css from './NdaText.module.css'

/** The text of the NDA as it was written: line breaks stay, and marks of HTML are text. */
export const NdaText = ({ text }: { text: string }) => (
  <div className={css.text} role="region" aria-label="Text of the NDA" tabIndex={0} dir="auto">
    {text}
  </div>
)
