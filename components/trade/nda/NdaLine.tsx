'use client'

import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import type { FileInfo } from '@/lib/contract/files/files'
import type { NdaRead } from '@/lib/contract/trade/nda'
import { date } from '@/lib/terms/format'
import css from './NdaLine.module.css'
import { NdaToAccept } from './NdaToAccept'
import { ReadNda } from './ReadNda'

export type NdaLineProps = { inquiryId: number; nda: Exclude<NdaRead, null | false>; files?: readonly FileInfo[] }

/** The NDA that a supplier has to accept, or the sentence that says who accepted it. */
export default function NdaLine({ inquiryId, nda, files = [] }: NdaLineProps) {
  if (nda !== true && !nda.acceptedAt) return <NdaToAccept inquiryId={inquiryId} files={files} />
  const version = nda === true ? undefined : nda.version
  return (
    <Row wrap gap="small" lineGap="tight" className={css.line}>
      <Text tone="secondary">
        {nda === true
          ? 'Suppliers accept the NDA before they open these files.'
          : `Your company accepted version ${nda.version} of the NDA on ${date(nda.acceptedAt!)}.`}
      </Text>
      <ReadNda inquiryId={inquiryId} version={version}>
        Read the NDA
      </ReadNda>
    </Row>
  )
}
