/* Generated from lucide-static by `npm run gen`. Do not edit. Icons: ISC licence, Lucide contributors. */
import type { Shapes } from './lines.tsx';

export const phoneIcon: Shapes = [["path",{"d":"M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384"}]];
export const mailIcon: Shapes = [["path",{"d":"m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7"}],["rect",{"x":"2","y":"4","width":"20","height":"16","rx":"2"}]];
export const mapPinIcon: Shapes = [["path",{"d":"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0"}],["circle",{"cx":"12","cy":"10","r":"3"}]];
export const clockIcon: Shapes = [["circle",{"cx":"12","cy":"12","r":"10"}],["path",{"d":"M12 6v6l4 2"}]];
export const checkIcon: Shapes = [["path",{"d":"M20 6 9 17l-5-5"}]];
export const triangleAlertIcon: Shapes = [["path",{"d":"m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01"}]];
export const houseIcon: Shapes = [["path",{"d":"M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"}]];
export const building2Icon: Shapes = [["path",{"d":"M10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v3M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16"}]];
export const bedDoubleIcon: Shapes = [["path",{"d":"M2 20v-8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8M4 10V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4M12 4v6M2 18h20"}]];
export const schoolIcon: Shapes = [["path",{"d":"M14 21v-3a2 2 0 0 0-4 0v3M18 4.933V21M4 6l7.106-3.79a2 2 0 0 1 1.788 0L20 6M6 11l-3.52 2.147a1 1 0 0 0-.48.854V19a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-5a1 1 0 0 0-.48-.853L18 11M6 4.933V21"}],["circle",{"cx":"12","cy":"9","r":"2"}]];
export const stethoscopeIcon: Shapes = [["path",{"d":"M11 2v2M5 2v2M5 3H4a2 2 0 0 0-2 2v4a6 6 0 0 0 12 0V5a2 2 0 0 0-2-2h-1M8 15a6 6 0 0 0 12 0v-3"}],["circle",{"cx":"20","cy":"10","r":"2"}]];
export const flower2Icon: Shapes = [["path",{"d":"M12 5a3 3 0 1 1 3 3m-3-3a3 3 0 1 0-3 3m3-3v1M9 8a3 3 0 1 0 3 3M9 8h1m5 0a3 3 0 1 1-3 3m3-3h-1m-2 3v-1"}],["circle",{"cx":"12","cy":"8","r":"2"}],["path",{"d":"M12 10v12M12 22c4.2 0 7-1.667 7-5-4.2 0-7 1.667-7 5ZM12 22c-4.2 0-7-1.667-7-5 4.2 0 7 1.667 7 5Z"}]];
export const bugIcon: Shapes = [["path",{"d":"M12 20v-9M14 7a4 4 0 0 1 4 4v3a6 6 0 0 1-12 0v-3a4 4 0 0 1 4-4zM14.12 3.88 16 2M21 21a4 4 0 0 0-3.81-4M21 5a4 4 0 0 1-3.55 3.97M22 13h-4M3 21a4 4 0 0 1 3.81-4M3 5a4 4 0 0 0 3.55 3.97M6 13H2M8 2l1.88 1.88M9 7.13V6a3 3 0 1 1 6 0v1.13"}]];
export const carIcon: Shapes = [["path",{"d":"M19 17h2c.6 0 1-.4 1-1v-3c0-.9-.7-1.7-1.5-1.9C18.7 10.6 16 10 16 10s-1.3-1.4-2.2-2.3c-.5-.4-1.1-.7-1.8-.7H5c-.6 0-1.1.4-1.4.9l-1.4 2.9A3.7 3.7 0 0 0 2 12v4c0 .6.4 1 1 1h2"}],["circle",{"cx":"7","cy":"17","r":"2"}],["path",{"d":"M9 17h6"}],["circle",{"cx":"17","cy":"17","r":"2"}]];
export const keyRoundIcon: Shapes = [["path",{"d":"M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4z"}],["circle",{"cx":"16.5","cy":"7.5","r":".5","fill":"currentColor"}]];
export const cigaretteIcon: Shapes = [["path",{"d":"M17 12H3a1 1 0 0 0-1 1v2a1 1 0 0 0 1 1h14M18 8c0-2.5-2-2.5-2-5M21 16a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1M22 8c0-2.5-2-2.5-2-5M7 12v4"}]];
export const packageIcon: Shapes = [["path",{"d":"M11 21.73a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73zM12 22V12"}],["polyline",{"points":"3.29 7 12 12 20.71 7"}],["path",{"d":"m7.5 4.27 9 5.15"}]];
export const dropletsIcon: Shapes = [["path",{"d":"M7 16.3c2.2 0 4-1.83 4-4.05 0-1.16-.57-2.26-1.71-3.19S7.29 6.75 7 5.3c-.29 1.45-1.14 2.84-2.29 3.76S3 11.1 3 12.25c0 2.22 1.8 4.05 4 4.05zM12.56 6.6A10.97 10.97 0 0 0 14 3.02c.5 2.5 2 4.9 4 6.5s3 3.5 3 5.5a6.98 6.98 0 0 1-11.91 4.97"}]];
export const windIcon: Shapes = [["path",{"d":"M12.8 19.6A2 2 0 1 0 14 16H2M17.5 8a2.5 2.5 0 1 1 2 4H2M9.8 4.4A2 2 0 1 1 11 8H2"}]];
export const sprayCanIcon: Shapes = [["path",{"d":"M3 3h.01M7 5h.01M11 7h.01M3 7h.01M7 9h.01M3 11h.01"}],["rect",{"width":"4","height":"4","x":"15","y":"5"}],["path",{"d":"m19 9 2 2v10c0 .6-.4 1-1 1h-6c-.6 0-1-.4-1-1V11l2-2M13 14l8-2M13 19l8-2"}]];
export const shieldCheckIcon: Shapes = [["path",{"d":"M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4"}]];
export const leafIcon: Shapes = [["path",{"d":"M11 20a10 10 0 0010-10 25.9 25.9 0 00-1.04-7.281 1 1 0 00-1.755-.325C15.833 5.5 13 5.5 9.8 6.1A7 7 0 0011 20M2 21a5 5 0 012.911-4.544C7.613 15.212 8.351 15.24 11 13"}]];
export const truckIcon: Shapes = [["path",{"d":"M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2M15 18H9M19 18h2a1 1 0 0 0 1-1v-3.65a1 1 0 0 0-.22-.624l-3.48-4.35A1 1 0 0 0 17.52 8H14"}],["circle",{"cx":"17","cy":"18","r":"2"}],["circle",{"cx":"7","cy":"18","r":"2"}]];
export const hotelIcon: Shapes = [["path",{"d":"M10 22v-6.57M12 11h.01M12 7h.01M14 15.43V22M15 16a5 5 0 0 0-6 0M16 11h.01M16 7h.01M8 11h.01M8 7h.01"}],["rect",{"x":"4","y":"2","width":"16","height":"20","rx":"2"}]];
export const utensilsIcon: Shapes = [["path",{"d":"M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7"}]];
export const factoryIcon: Shapes = [["path",{"d":"M12 16h.01M16 16h.01M3 19a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V8.5a.5.5 0 0 0-.769-.422l-4.462 2.844A.5.5 0 0 1 15 10.5v-2a.5.5 0 0 0-.769-.422L9.77 10.922A.5.5 0 0 1 9 10.5V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2zM8 16h.01"}]];
export const landmarkIcon: Shapes = [["path",{"d":"M10 18v-7M11.119 2.205a2 2 0 0 1 1.762 0l7.84 3.846A.5.5 0 0 1 20.5 7h-17a.5.5 0 0 1-.22-.949zM14 18v-7M18 18v-7M3 22h18M6 18v-7"}]];
export const mountainIcon: Shapes = [["path",{"d":"m8 3 4 8 5-5 5 15H2L8 3z"}]];
export const sailboatIcon: Shapes = [["path",{"d":"M10 2v15M7 22a4 4 0 0 1-4-4 1 1 0 0 1 1-1h16a1 1 0 0 1 1 1 4 4 0 0 1-4 4zM9.159 2.46a1 1 0 0 1 1.521-.193l9.977 8.98A1 1 0 0 1 20 13H4a1 1 0 0 1-.824-1.567z"}]];
export const planeIcon: Shapes = [["path",{"d":"M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z"}]];
export const trainFrontIcon: Shapes = [["path",{"d":"M8 3.1V7a4 4 0 0 0 8 0V3.1M9 15l-1-1M15 15l1-1M9 19c-2.8 0-5-2.2-5-5v-4a8 8 0 0 1 16 0v4c0 2.8-2.2 5-5 5ZM8 19l-2 3M16 19l2 3"}]];
export const warehouseIcon: Shapes = [["path",{"d":"M18 21V10a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1v11M22 19a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 1.132-1.803l7.95-3.974a2 2 0 0 1 1.837 0l7.948 3.974A2 2 0 0 1 22 8zM6 13h12M6 17h12"}]];
export const wheatIcon: Shapes = [["path",{"d":"M2 22 16 8M3.47 12.53 5 11l1.53 1.53a3.5 3.5 0 0 1 0 4.94L5 19l-1.53-1.53a3.5 3.5 0 0 1 0-4.94ZM7.47 8.53 9 7l1.53 1.53a3.5 3.5 0 0 1 0 4.94L9 15l-1.53-1.53a3.5 3.5 0 0 1 0-4.94ZM11.47 4.53 13 3l1.53 1.53a3.5 3.5 0 0 1 0 4.94L13 11l-1.53-1.53a3.5 3.5 0 0 1 0-4.94ZM20 2h2v2a4 4 0 0 1-4 4h-2V6a4 4 0 0 1 4-4ZM11.47 17.47 13 19l-1.53 1.53a3.5 3.5 0 0 1-4.94 0L5 19l1.53-1.53a3.5 3.5 0 0 1 4.94 0ZM15.47 13.47 17 15l-1.53 1.53a3.5 3.5 0 0 1-4.94 0L9 15l1.53-1.53a3.5 3.5 0 0 1 4.94 0ZM19.47 9.47 21 11l-1.53 1.53a3.5 3.5 0 0 1-4.94 0L13 11l1.53-1.53a3.5 3.5 0 0 1 4.94 0Z"}]];
export const churchIcon: Shapes = [["path",{"d":"M10 9h4M12 7v5M14 21v-3a2 2 0 0 0-4 0v3M18 9l3.52 2.147a1 1 0 0 1 .48.854V19a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-6.999a1 1 0 0 1 .48-.854L6 9M6 21V7a1 1 0 0 1 .376-.782l5-3.999a1 1 0 0 1 1.249.001l5 4A1 1 0 0 1 18 7v14"}]];
export const treesIcon: Shapes = [["path",{"d":"M10 10v.2A3 3 0 0 1 8.9 16H5a3 3 0 0 1-1-5.8V10a3 3 0 0 1 6 0ZM7 16v6M13 19v3M12 19h8.3a1 1 0 0 0 .7-1.7L18 14h.3a1 1 0 0 0 .7-1.7L16 9h.2a1 1 0 0 0 .8-1.7L13 3l-1.4 1.5"}]];
export const sofaIcon: Shapes = [["path",{"d":"M20 9V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v3M2 16a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-5a2 2 0 0 0-4 0v1.5a.5.5 0 0 1-.5.5h-11a.5.5 0 0 1-.5-.5V11a2 2 0 0 0-4 0zM4 18v2M20 18v2M12 4v9"}]];
export const lampIcon: Shapes = [["path",{"d":"M12 12v6M4.077 10.615A1 1 0 0 0 5 12h14a1 1 0 0 0 .923-1.385l-3.077-7.384A2 2 0 0 0 15 2H9a2 2 0 0 0-1.846 1.23ZM8 20a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v1a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1z"}]];
export const babyIcon: Shapes = [["path",{"d":"M10 16c.5.3 1.2.5 2 .5s1.5-.2 2-.5M15 12h.01M19.38 6.813A9 9 0 0 1 20.8 10.2a2 2 0 0 1 0 3.6 9 9 0 0 1-17.6 0 2 2 0 0 1 0-3.6A9 9 0 0 1 12 3c2 0 3.5 1.1 3.5 2.5s-.9 2.5-2 2.5c-.8 0-1.5-.4-1.5-1M9 12h.01"}]];
export const heartHandshakeIcon: Shapes = [["path",{"d":"M19.414 14.414C21 12.828 22 11.5 22 9.5a5.5 5.5 0 0 0-9.591-3.676.6.6 0 0 1-.818.001A5.5 5.5 0 0 0 2 9.5c0 2.3 1.5 4 3 5.5l5.535 5.362a2 2 0 0 0 2.879.052 2.12 2.12 0 0 0-.004-3 2.124 2.124 0 1 0 3-3 2.124 2.124 0 0 0 3.004 0 2 2 0 0 0 0-2.828l-1.881-1.882a2.41 2.41 0 0 0-3.409 0l-1.71 1.71a2 2 0 0 1-2.828 0 2 2 0 0 1 0-2.828l2.823-2.762"}]];
export const usersIcon: Shapes = [["path",{"d":"M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87"}],["circle",{"cx":"9","cy":"7","r":"4"}]];
export const calendarDaysIcon: Shapes = [["path",{"d":"M8 2v3M16 2v3"}],["rect",{"x":"3","y":"3","width":"18","height":"18","rx":"2"}],["path",{"d":"M3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01"}]];
export const thermometerIcon: Shapes = [["path",{"d":"M14 4v10.54a4 4 0 1 1-4 0V4a2 2 0 0 1 4 0Z"}]];
export const eyeIcon: Shapes = [["path",{"d":"M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0"}],["circle",{"cx":"12","cy":"12","r":"3"}]];
export const handIcon: Shapes = [["path",{"d":"M18 11V6a2 2 0 0 0-2-2a2 2 0 0 0-2 2M14 10V4a2 2 0 0 0-2-2a2 2 0 0 0-2 2v2M10 10.5V6a2 2 0 0 0-2-2a2 2 0 0 0-2 2v8M18 8a2 2 0 1 1 4 0v6a8 8 0 0 1-8 8h-2c-2.8 0-4.5-.86-5.99-2.34l-3.6-3.6a2 2 0 0 1 2.83-2.82L7 15"}]];
export const searchIcon: Shapes = [["path",{"d":"m21 21-4.34-4.34"}],["circle",{"cx":"11","cy":"11","r":"8"}]];
export const fileTextIcon: Shapes = [["path",{"d":"M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M10 9H8M16 13H8M16 17H8"}]];
export const banknoteIcon: Shapes = [["rect",{"width":"20","height":"12","x":"2","y":"6","rx":"2"}],["circle",{"cx":"12","cy":"12","r":"2"}],["path",{"d":"M6 12h.01M18 12h.01"}]];
export const moonIcon: Shapes = [["path",{"d":"M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401"}]];
export const sunIcon: Shapes = [["circle",{"cx":"12","cy":"12","r":"4"}],["path",{"d":"M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41"}]];
export const wavesIcon: Shapes = [["path",{"d":"M2 12q2.5 2 5 0t5 0 5 0 5 0M2 19q2.5 2 5 0t5 0 5 0 5 0M2 5q2.5 2 5 0t5 0 5 0 5 0"}]];
export const brickWallIcon: Shapes = [["rect",{"width":"18","height":"18","x":"3","y":"3","rx":"2"}],["path",{"d":"M12 9v6M16 15v6M16 3v6M3 15h18M3 9h18M8 15v6M8 3v6"}]];
export const paintbrushIcon: Shapes = [["path",{"d":"m14.622 17.897-10.68-2.913M18.376 2.622a1 1 0 1 1 3.002 3.002L17.36 9.643a.5.5 0 0 0 0 .707l.944.944a2.41 2.41 0 0 1 0 3.408l-.944.944a.5.5 0 0 1-.707 0L8.354 7.348a.5.5 0 0 1 0-.707l.944-.944a2.41 2.41 0 0 1 3.408 0l.944.944a.5.5 0 0 0 .707 0zM9 8c-1.804 2.71-3.97 3.46-6.583 3.948a.507.507 0 0 0-.302.819l7.32 8.883a1 1 0 0 0 1.185.204C12.735 20.405 16 16.792 16 15"}]];
export const microscopeIcon: Shapes = [["path",{"d":"M6 18h8M3 22h18M14 22a7 7 0 1 0 0-14h-1M9 14h2M9 12a2 2 0 0 1-2-2V6h6v4a2 2 0 0 1-2 2ZM12 6V3a1 1 0 0 0-1-1H9a1 1 0 0 0-1 1v3"}]];
export const syringeIcon: Shapes = [["path",{"d":"m18 2 4 4M17 7l3-3M19 9 8.7 19.3c-1 1-2.5 1-3.4 0l-.6-.6c-1-1-1-2.5 0-3.4L15 5M9 11l4 4M5 19l-3 3M14 4l6 6"}]];
export const bathIcon: Shapes = [["path",{"d":"M10 4 8 6M17 19v2M2 12h20M7 19v2M9 5 7.621 3.621A2.121 2.121 0 0 0 4 5v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-5"}]];
export const dogIcon: Shapes = [["path",{"d":"M11.25 16.25h1.5L12 17zM16 14v.5M4.42 11.247A13.152 13.152 0 0 0 4 14.556C4 18.728 7.582 21 12 21s8-2.272 8-6.444a11.702 11.702 0 0 0-.493-3.309M8 14v.5M8.5 8.5c-.384 1.05-1.083 2.028-2.344 2.5-1.931.722-3.576-.297-3.656-1-.113-.994 1.177-6.53 4-7 1.923-.321 3.651.845 3.651 2.235A7.497 7.497 0 0 1 14 5.277c0-1.39 1.844-2.598 3.767-2.277 2.823.47 4.113 6.006 4 7-.08.703-1.725 1.722-3.656 1-1.261-.472-1.855-1.45-2.239-2.5"}]];
export const snowflakeIcon: Shapes = [["path",{"d":"m10 20-1.25-2.5L6 18M10 4 8.75 6.5 6 6M14 20l1.25-2.5L18 18M14 4l1.25 2.5L18 6M17 21l-3-6h-4M17 3l-3 6 1.5 3M2 12h6.5L10 9M20 10l-1.5 2 1.5 2M22 12h-6.5L14 15M4 10l1.5 2L4 14M7 21l3-6-1.5-3M7 3l3 6h4"}]];
export const umbrellaIcon: Shapes = [["path",{"d":"M12 13v7a2 2 0 0 0 4 0M12 2v2M20.992 13a1 1 0 0 0 .97-1.274 10.284 10.284 0 0 0-19.923 0A1 1 0 0 0 3 13z"}]];
export const arrowLeftIcon: Shapes = [["path",{"d":"m12 19-7-7 7-7M19 12H5"}]];
export const arrowRightIcon: Shapes = [["path",{"d":"M5 12h14M12 5l7 7-7 7"}]];
export const arrowUpIcon: Shapes = [["path",{"d":"m5 12 7-7 7 7M12 19V5"}]];
export const chevronLeftIcon: Shapes = [["path",{"d":"m15 18-6-6 6-6"}]];
export const chevronRightIcon: Shapes = [["path",{"d":"m9 18 6-6-6-6"}]];
export const menuIcon: Shapes = [["path",{"d":"M4 5h16M4 12h16M4 19h16"}]];
export const xIcon: Shapes = [["path",{"d":"M18 6 6 18M6 6l12 12"}]];
export const plusIcon: Shapes = [["path",{"d":"M5 12h14M12 5v14"}]];
export const starIcon: Shapes = [["path",{"d":"M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z"}]];
export const ICONS: Readonly<Record<string, { readonly label: string; readonly shapes: Shapes }>> = {
  'phone': { label: 'Telefon', shapes: phoneIcon },
  'mail': { label: 'Brief', shapes: mailIcon },
  'map-pin': { label: 'Ort', shapes: mapPinIcon },
  'clock': { label: 'Uhr', shapes: clockIcon },
  'check': { label: 'Häkchen', shapes: checkIcon },
  'triangle-alert': { label: 'Warndreieck', shapes: triangleAlertIcon },
  'house': { label: 'Haus', shapes: houseIcon },
  'building-2': { label: 'Bürogebäude', shapes: building2Icon },
  'bed-double': { label: 'Bett', shapes: bedDoubleIcon },
  'school': { label: 'Schule', shapes: schoolIcon },
  'stethoscope': { label: 'Stethoskop', shapes: stethoscopeIcon },
  'flower-2': { label: 'Blume', shapes: flower2Icon },
  'bug': { label: 'Käfer', shapes: bugIcon },
  'car': { label: 'Auto', shapes: carIcon },
  'key-round': { label: 'Schlüssel', shapes: keyRoundIcon },
  'cigarette': { label: 'Zigarette', shapes: cigaretteIcon },
  'package': { label: 'Paket', shapes: packageIcon },
  'droplets': { label: 'Tropfen', shapes: dropletsIcon },
  'wind': { label: 'Wind', shapes: windIcon },
  'spray-can': { label: 'Sprühdose', shapes: sprayCanIcon },
  'shield-check': { label: 'Schild', shapes: shieldCheckIcon },
  'leaf': { label: 'Blatt', shapes: leafIcon },
  'truck': { label: 'Lieferwagen', shapes: truckIcon },
  'hotel': { label: 'Hotel', shapes: hotelIcon },
  'utensils': { label: 'Besteck', shapes: utensilsIcon },
  'factory': { label: 'Fabrik', shapes: factoryIcon },
  'landmark': { label: 'Denkmal', shapes: landmarkIcon },
  'mountain': { label: 'Berge', shapes: mountainIcon },
  'sailboat': { label: 'Segelboot', shapes: sailboatIcon },
  'plane': { label: 'Flugzeug', shapes: planeIcon },
  'train-front': { label: 'Zug', shapes: trainFrontIcon },
  'warehouse': { label: 'Lagerhaus', shapes: warehouseIcon },
  'wheat': { label: 'Ähre', shapes: wheatIcon },
  'church': { label: 'Kirche', shapes: churchIcon },
  'trees': { label: 'Bäume', shapes: treesIcon },
  'sofa': { label: 'Sofa', shapes: sofaIcon },
  'lamp': { label: 'Lampe', shapes: lampIcon },
  'baby': { label: 'Kleinkind', shapes: babyIcon },
  'heart-handshake': { label: 'Herz und Hände', shapes: heartHandshakeIcon },
  'users': { label: 'Menschen', shapes: usersIcon },
  'calendar-days': { label: 'Kalender', shapes: calendarDaysIcon },
  'thermometer': { label: 'Thermometer', shapes: thermometerIcon },
  'eye': { label: 'Auge', shapes: eyeIcon },
  'hand': { label: 'Hand', shapes: handIcon },
  'search': { label: 'Lupe', shapes: searchIcon },
  'file-text': { label: 'Dokument', shapes: fileTextIcon },
  'banknote': { label: 'Banknote', shapes: banknoteIcon },
  'moon': { label: 'Mond', shapes: moonIcon },
  'sun': { label: 'Sonne', shapes: sunIcon },
  'waves': { label: 'Wellen', shapes: wavesIcon },
  'brick-wall': { label: 'Mauer', shapes: brickWallIcon },
  'paintbrush': { label: 'Pinsel', shapes: paintbrushIcon },
  'microscope': { label: 'Mikroskop', shapes: microscopeIcon },
  'syringe': { label: 'Spritze', shapes: syringeIcon },
  'bath': { label: 'Badewanne', shapes: bathIcon },
  'dog': { label: 'Hund', shapes: dogIcon },
  'snowflake': { label: 'Schneeflocke', shapes: snowflakeIcon },
  'umbrella': { label: 'Regenschirm', shapes: umbrellaIcon },
  'arrow-left': { label: 'Pfeil nach links', shapes: arrowLeftIcon },
  'arrow-right': { label: 'Pfeil nach rechts', shapes: arrowRightIcon },
  'arrow-up': { label: 'Pfeil nach oben', shapes: arrowUpIcon },
  'chevron-left': { label: 'Winkel nach links', shapes: chevronLeftIcon },
  'chevron-right': { label: 'Winkel nach rechts', shapes: chevronRightIcon },
  'menu': { label: 'Menü', shapes: menuIcon },
  'x': { label: 'Kreuz', shapes: xIcon },
  'plus': { label: 'Plus', shapes: plusIcon },
  'star': { label: 'Stern', shapes: starIcon },
};
