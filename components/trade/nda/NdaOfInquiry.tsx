import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import type { FileInfo } from '@/lib/contract/files/files'
import type { NdaRead } from '@/lib/contract/trade/nda'
import { date } from '@/lib/terms/format'
import { NdaToAccept } from './NdaToAccept'
import { ReadNda } from './ReadNda'

type Props = { inquiryId: number; nda: NdaRead | undefined; files?: readonly FileInfo[] }

/** Whether the reader's company has not accepted the NDA of an inquiry. */
export const isNdaMissing = (nda: NdaRead | undefined) => typeof nda === 'object' && nda !== null && !nda.acceptedAt

/** The NDA of an inquiry above its drawings: its supplier accepts it, or reads again what was accepted. Nothing without an NDA. */
export function NdaOfInquiry({ inquiryId, nda, files = [] }: Props) {
  if (!nda) return null
  if (isNdaMissing(nda)) return <NdaToAccept inquiryId={inquiryId} files={files} />
  const version = nda === true ? undefined : nda.version
  return (
    <Row wrap gap="small" lineGap="tight">
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
