import { Bone } from '@/components/ui/feedback/Skeletons'
import { lazy } from '@/components/ui/hooks/lazy'
import type { NdaRead } from '@/lib/contract/trade/nda'
import type { NdaLineProps } from './NdaLine'

const Waiting = ({ nda }: NdaLineProps) => <Bone height={isNdaMissing(nda) ? 108 : 32} />

// Few inquiries have one.
const NdaLine = lazy(() => import('./NdaLine'), { waiting: Waiting })

/** Whether the reader's company has not accepted the NDA of an inquiry. */
export const isNdaMissing = (nda: NdaRead | undefined) => typeof nda === 'object' && nda !== null && !nda.acceptedAt

type Props = Omit<NdaLineProps, 'nda'> & { nda: NdaRead | undefined }

/** The NDA of an inquiry above its drawings: its supplier accepts it, or reads again what was accepted. Nothing without an NDA. */
export const NdaOfInquiry = ({ nda, ...props }: Props) => (nda ? <NdaLine nda={nda} {...props} /> : null)
