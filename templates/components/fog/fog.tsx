import { classes } from '../../format/classes.ts';

interface FogProps {
  /** Brighter fog, for dark ground. */
  readonly light?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Drifting fog behind the content of a positioned, isolated parent. The only ornament of the site. */
export function Fog({ light = false, className }: FogProps) {
  return <div className={classes('fog', light && 'fog--light', className)} aria-hidden="true" />;
}
