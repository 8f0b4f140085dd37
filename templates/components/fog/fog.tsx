import './fog.css';

/** Drifting fog behind the content of a positioned, isolated parent. The only ornament of the site. */
export const Fog = () => <div className="fog" aria-hidden="true" />;
