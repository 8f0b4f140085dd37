/* Generated from data/ortschaften by `npm run gen`. Do not edit.
   Quelle: Amtliches Ortschaftenverzeichnis, swisstopo */
export const DIRECTORY_CSV = `Ortschaftsname;PLZ;Gemeindename;BFS-Nr;Kantonskürzel;E;N;Sprache
Aeugst am Albis;8914;Aeugst am Albis;1;ZH;8.488;47.269;de
Aeugstertal;8914;Aeugst am Albis;1;ZH;8.494;47.283;de
Zwillikon;8909;Affoltern am Albis;2;ZH;8.434;47.290;de
Affoltern am Albis;8910;Affoltern am Albis;2;ZH;8.454;47.279;de
Bonstetten;8906;Bonstetten;3;ZH;8.463;47.316;de
Sihlbrugg;6340;Hausen am Albis;4;ZH;8.575;47.221;de
Langnau am Albis;8135;Hausen am Albis;4;ZH;8.523;47.266;de
Hausen am Albis;8915;Hausen am Albis;4;ZH;8.533;47.249;de
Ebertswil;8925;Hausen am Albis;4;ZH;8.553;47.228;de
Hedingen;8908;Hedingen;5;ZH;8.450;47.302;de
Kappel am Albis;8926;Kappel am Albis;6;ZH;8.518;47.229;de
Hauptikon;8926;Kappel am Albis;6;ZH;8.494;47.233;de
Uerzlikon;8926;Kappel am Albis;6;ZH;8.499;47.218;de
Knonau;8934;Knonau;7;ZH;8.463;47.224;de
Maschwanden;8933;Maschwanden;8;ZH;8.431;47.236;de
Mettmenstetten;8932;Mettmenstetten;9;ZH;8.466;47.249;de
Affoltern am Albis;8910;Obfelden;10;ZH;8.439;47.271;de
Obfelden;8912;Obfelden;10;ZH;8.422;47.260;de
Ottenbach;8913;Ottenbach;11;ZH;8.409;47.281;de
Rifferswil;8911;Rifferswil;12;ZH;8.495;47.246;de
Adliswil;8134;Stallikon;13;ZH;8.506;47.312;de
Stallikon;8143;Stallikon;13;ZH;8.490;47.330;de
Uetliberg;8143;Stallikon;13;ZH;8.492;47.349;de
Wettswil;8907;Wettswil am Albis;14;ZH;8.471;47.337;de
Benken ZH;8463;Benken (ZH);22;ZH;8.655;47.654;de
Berg am Irchel;8415;Berg am Irchel;23;ZH;8.586;47.563;de
Gräslikon;8415;Berg am Irchel;23;ZH;8.605;47.556;de
Buch am Irchel;8414;Buch am Irchel;24;ZH;8.625;47.550;de
Dachsen;8447;Dachsen;25;ZH;8.624;47.662;de
Dorf;8458;Dorf;26;ZH;8.649;47.571;de
Feuerthalen;8245;Feuerthalen;27;ZH;8.644;47.689;de
Langwiesen;8246;Feuerthalen;27;ZH;8.663;47.683;de
Flaach;8416;Flaach;28;ZH;8.602;47.583;de
Flurlingen;8247;Flurlingen;29;ZH;8.636;47.684;de
Henggart;8444;Henggart;31;ZH;8.681;47.560;de
Kleinandelfingen;8451;Kleinandelfingen;33;ZH;8.685;47.607;de
Alten;8453;Kleinandelfingen;33;ZH;8.641;47.597;de
Oerlingen;8461;Kleinandelfingen;33;ZH;8.678;47.623;de
Nohl;8212;Laufen-Uhwiesen;34;ZH;8.610;47.663;de
Uhwiesen;8248;Laufen-Uhwiesen;34;ZH;8.650;47.669;de
Dachsen;8447;Laufen-Uhwiesen;34;ZH;8.614;47.676;de
Marthalen;8460;Marthalen;35;ZH;8.639;47.618;de
Ellikon am Rhein;8464;Marthalen;35;ZH;8.606;47.602;de
Trüllikon;8466;Ossingen;37;ZH;8.690;47.625;de
Ossingen;8475;Ossingen;37;ZH;8.722;47.611;de
Rheinau;8462;Rheinau;38;ZH;8.618;47.628;de
Ellikon am Rhein;8464;Rheinau;38;ZH;8.609;47.604;de
Thalheim an der Thur;8478;Thalheim an der Thur;39;ZH;8.745;47.582;de
Rudolfingen;8465;Trüllikon;40;ZH;8.671;47.638;de
Wildensbuch;8465;Trüllikon;40;ZH;8.680;47.651;de
Trüllikon;8466;Trüllikon;40;ZH;8.700;47.636;de
Truttikon;8467;Truttikon;41;ZH;8.730;47.632;de
Volken;8459;Volken;43;ZH;8.631;47.577;de
Bülach;8180;Bachenbülach;51;ZH;8.564;47.510;de
Bachenbülach;8184;Bachenbülach;51;ZH;8.545;47.501;de
Bassersdorf;8303;Bassersdorf;52;ZH;8.626;47.440;de
Bülach;8180;Bülach;53;ZH;8.546;47.531;de
Glattfelden;8192;Bülach;53;ZH;8.525;47.549;de
Dietlikon;8305;Dietlikon;54;ZH;8.612;47.425;de
Dübendorf;8600;Dietlikon;54;ZH;8.625;47.408;de
Eglisau;8193;Eglisau;55;ZH;8.523;47.572;de
Rafz;8197;Eglisau;55;ZH;8.542;47.591;de
Embrach;8424;Embrach;56;ZH;8.600;47.510;de
Freienstein;8427;Freienstein-Teufen;57;ZH;8.596;47.533;de
Teufen ZH;8428;Freienstein-Teufen;57;ZH;8.574;47.552;de
Glattfelden;8192;Glattfelden;58;ZH;8.502;47.555;de
Zweidlen;8192;Glattfelden;58;ZH;8.473;47.567;de
Eglisau;8193;Glattfelden;58;ZH;8.496;47.579;de
Hochfelden;8182;Hochfelden;59;ZH;8.508;47.528;de
Glattfelden;8192;Hochfelden;59;ZH;8.499;47.539;de
Höri;8181;Höri;60;ZH;8.501;47.508;de
Hüntwangen;8194;Hüntwangen;61;ZH;8.498;47.593;de
Kloten;8302;Kloten;62;ZH;8.582;47.459;de
Nürensdorf;8309;Kloten;62;ZH;8.626;47.463;de
Lufingen;8426;Lufingen;63;ZH;8.595;47.482;de
Nürensdorf;8309;Nürensdorf;64;ZH;8.651;47.455;de
Oberembrach;8425;Oberembrach;65;ZH;8.634;47.490;de
Zürich;8052;Opfikon;66;ZH;8.562;47.417;de
Glattbrugg;8152;Opfikon;66;ZH;8.562;47.433;de
Opfikon;8152;Opfikon;66;ZH;8.583;47.430;de
Glattpark (Opfikon);8152;Opfikon;66;ZH;8.564;47.421;de
Rafz;8197;Rafz;67;ZH;8.545;47.608;de
Rorbas;8427;Rorbas;68;ZH;8.569;47.532;de
Teufen ZH;8428;Rorbas;68;ZH;8.570;47.543;de
Wallisellen;8304;Wallisellen;69;ZH;8.596;47.421;de
Wasterkingen;8195;Wasterkingen;70;ZH;8.472;47.597;de
Wil ZH;8196;Wasterkingen;70;ZH;8.478;47.610;de
Wil ZH;8196;Wil (ZH);71;ZH;8.501;47.612;de
Rafz;8197;Wil (ZH);71;ZH;8.536;47.593;de
Bülach;8180;Winkel;72;ZH;8.568;47.507;de
Winkel;8185;Winkel;72;ZH;8.558;47.482;de
Bachs;8164;Bachs;81;ZH;8.426;47.529;de
Boppelsen;8113;Boppelsen;82;ZH;8.407;47.470;de
Regensberg;8158;Boppelsen;82;ZH;8.403;47.482;de
Buchs ZH;8107;Buchs (ZH);83;ZH;8.441;47.459;de
Dällikon;8108;Dällikon;84;ZH;8.432;47.439;de
Dänikon ZH;8114;Dänikon;85;ZH;8.405;47.444;de
Dielsdorf;8157;Dielsdorf;86;ZH;8.455;47.476;de
Hüttikon;8115;Hüttikon;87;ZH;8.392;47.441;de
Steinmaur;8162;Neerach;88;ZH;8.457;47.511;de
Bachs;8164;Neerach;88;ZH;8.461;47.514;de
Neerach;8173;Neerach;88;ZH;8.475;47.507;de
Stadel b. Niederglatt;8174;Neerach;88;ZH;8.474;47.521;de
Niederhasli;8155;Niederglatt;89;ZH;8.480;47.491;de
Niederglatt ZH;8172;Niederglatt;89;ZH;8.501;47.492;de
Niederhasli;8155;Niederhasli;90;ZH;8.487;47.477;de
Nassenwil;8155;Niederhasli;90;ZH;8.471;47.467;de
Oberhasli;8156;Niederhasli;90;ZH;8.499;47.461;de
Niederweningen;8166;Niederweningen;91;ZH;8.375;47.497;de
Oberglatt ZH;8154;Oberglatt;92;ZH;8.525;47.480;de
Siglistorf;5462;Oberweningen;93;ZH;8.401;47.528;de
Oberweningen;8165;Oberweningen;93;ZH;8.406;47.504;de
Buchs ZH;8107;Otelfingen;94;ZH;8.414;47.456;de
Otelfingen;8112;Otelfingen;94;ZH;8.385;47.466;de
Regensberg;8158;Regensberg;95;ZH;8.423;47.476;de
Regensdorf;8105;Regensdorf;96;ZH;8.466;47.432;de
Watt;8105;Regensdorf;96;ZH;8.486;47.444;de
Adlikon b. Regensdorf;8106;Regensdorf;96;ZH;8.459;47.452;de
Zürich;8052;Rümlang;97;ZH;8.541;47.433;de
Glattbrugg;8152;Rümlang;97;ZH;8.555;47.434;de
Rümlang;8153;Rümlang;97;ZH;8.528;47.448;de
Schleinikon;8165;Schleinikon;98;ZH;8.391;47.494;de
Schöfflisdorf;8165;Schöfflisdorf;99;ZH;8.420;47.500;de
Stadel b. Niederglatt;8174;Stadel;100;ZH;8.470;47.527;de
Windlach;8175;Stadel;100;ZH;8.474;47.548;de
Niederhasli;8155;Steinmaur;101;ZH;8.475;47.491;de
Steinmaur;8162;Steinmaur;101;ZH;8.447;47.500;de
Sünikon;8162;Steinmaur;101;ZH;8.427;47.488;de
Weiach;8187;Weiach;102;ZH;8.442;47.554;de
Hinwil;8340;Bäretswil;111;ZH;8.852;47.323;de
Bäretswil;8344;Bäretswil;111;ZH;8.874;47.336;de
Adetswil;8345;Bäretswil;111;ZH;8.837;47.343;de
Gibswil;8498;Bäretswil;111;ZH;8.909;47.320;de
Bubikon;8608;Bubikon;112;ZH;8.811;47.275;de
Wolfhausen;8633;Bubikon;112;ZH;8.798;47.258;de
Hinwil;8340;Dürnten;113;ZH;8.851;47.284;de
Bubikon;8608;Dürnten;113;ZH;8.830;47.268;de
Rüti ZH;8630;Dürnten;113;ZH;8.854;47.264;de
Tann;8632;Dürnten;113;ZH;8.849;47.268;de
Dürnten;8635;Dürnten;113;ZH;8.874;47.275;de
Wald ZH;8636;Dürnten;113;ZH;8.890;47.271;de
Hinwil;8340;Fischenthal;114;ZH;8.891;47.315;de
Bauma;8494;Fischenthal;114;ZH;8.921;47.360;de
Steg im Tösstal;8496;Fischenthal;114;ZH;8.946;47.344;de
Fischenthal;8497;Fischenthal;114;ZH;8.925;47.333;de
Gibswil;8498;Fischenthal;114;ZH;8.907;47.316;de
Bertschikon (Gossau ZH);8614;Gossau (ZH);115;ZH;8.757;47.321;de
Mönchaltorf;8617;Gossau (ZH);115;ZH;8.736;47.310;de
Grüt (Gossau ZH);8624;Gossau (ZH);115;ZH;8.782;47.309;de
Gossau ZH;8625;Gossau (ZH);115;ZH;8.758;47.304;de
Ottikon (Gossau ZH);8626;Gossau (ZH);115;ZH;8.786;47.289;de
Grüningen;8627;Gossau (ZH);115;ZH;8.737;47.289;de
Grüningen;8627;Grüningen;116;ZH;8.762;47.279;de
Hinwil;8340;Hinwil;117;ZH;8.850;47.303;de
Wernetshausen;8342;Hinwil;117;ZH;8.878;47.291;de
Gibswil;8498;Hinwil;117;ZH;8.899;47.309;de
Rüti ZH;8630;Rüti (ZH);118;ZH;8.861;47.258;de
Wald ZH;8636;Rüti (ZH);118;ZH;8.904;47.268;de
Aathal-Seegräben;8607;Seegräben;119;ZH;8.767;47.343;de
Fischenthal;8497;Wald (ZH);120;ZH;8.932;47.314;de
Wald ZH;8636;Wald (ZH);120;ZH;8.926;47.283;de
Laupen ZH;8637;Wald (ZH);120;ZH;8.930;47.267;de
Adetswil;8345;Wetzikon (ZH);121;ZH;8.830;47.335;de
Wetzikon ZH;8620;Wetzikon (ZH);121;ZH;8.807;47.319;de
Wetzikon ZH;8623;Wetzikon (ZH);121;ZH;8.821;47.332;de
Zürich;8041;Adliswil;131;ZH;8.513;47.322;de
Adliswil;8134;Adliswil;131;ZH;8.522;47.308;de
Kilchberg ZH;8802;Kilchberg (ZH);135;ZH;8.545;47.322;de
Rüschlikon;8803;Kilchberg (ZH);135;ZH;8.554;47.315;de
Langnau am Albis;8135;Langnau am Albis;136;ZH;8.528;47.283;de
Oberrieden;8942;Oberrieden;137;ZH;8.569;47.273;de
Richterswil;8805;Richterswil;138;ZH;8.696;47.208;de
Samstagern;8833;Richterswil;138;ZH;8.679;47.194;de
Rüschlikon;8803;Rüschlikon;139;ZH;8.548;47.305;de
Gattikon;8136;Thalwil;141;ZH;8.553;47.278;de
Thalwil;8800;Thalwil;141;ZH;8.564;47.289;de
Erlenbach ZH;8703;Erlenbach (ZH);151;ZH;8.599;47.304;de
Erlenbach ZH;8703;Herrliberg;152;ZH;8.604;47.294;de
Herrliberg;8704;Herrliberg;152;ZH;8.629;47.297;de
Grüningen;8627;Hombrechtikon;153;ZH;8.779;47.265;de
Hombrechtikon;8634;Hombrechtikon;153;ZH;8.766;47.255;de
Feldbach;8714;Hombrechtikon;153;ZH;8.786;47.242;de
Forch;8127;Küsnacht (ZH);154;ZH;8.649;47.322;de
Küsnacht ZH;8700;Küsnacht (ZH);154;ZH;8.596;47.321;de
Oetwil am See;8618;Männedorf;155;ZH;8.712;47.266;de
Männedorf;8708;Männedorf;155;ZH;8.697;47.261;de
Meilen;8706;Meilen;156;ZH;8.646;47.281;de
Oetwil am See;8618;Oetwil am See;157;ZH;8.718;47.275;de
Hombrechtikon;8634;Stäfa;158;ZH;8.756;47.243;de
Stäfa;8712;Stäfa;158;ZH;8.729;47.249;de
Uerikon;8713;Stäfa;158;ZH;8.757;47.238;de
Uetikon am See;8707;Uetikon am See;159;ZH;8.682;47.271;de
Zumikon;8126;Zumikon;160;ZH;8.626;47.336;de
Zollikerberg;8125;Zollikon;161;ZH;8.608;47.345;de
Zollikon;8702;Zollikon;161;ZH;8.581;47.342;de
Illnau;8308;Fehraltorf;172;ZH;8.747;47.404;de
Fehraltorf;8320;Fehraltorf;172;ZH;8.751;47.387;de
Hittnau;8335;Hittnau;173;ZH;8.830;47.367;de
Kemptthal;8310;Lindau;176;ZH;8.704;47.449;de
Grafstal;8310;Lindau;176;ZH;8.697;47.444;de
Winterberg ZH;8312;Lindau;176;ZH;8.691;47.457;de
Lindau;8315;Lindau;176;ZH;8.677;47.444;de
Tagelswangen;8317;Lindau;176;ZH;8.669;47.427;de
Pfäffikon ZH;8330;Pfäffikon;177;ZH;8.796;47.367;de
Auslikon;8331;Pfäffikon;177;ZH;8.809;47.346;de
Wetzikon ZH;8623;Pfäffikon;177;ZH;8.816;47.338;de
Madetswil;8322;Russikon;178;ZH;8.794;47.412;de
Gündisau;8322;Russikon;178;ZH;8.805;47.398;de
Russikon;8332;Russikon;178;ZH;8.783;47.395;de
Rumlikon;8332;Russikon;178;ZH;8.762;47.408;de
Agasul;8308;Weisslingen;180;ZH;8.747;47.427;de
Weisslingen;8484;Weisslingen;180;ZH;8.773;47.435;de
Neschwil;8484;Weisslingen;180;ZH;8.795;47.427;de
Theilingen;8484;Weisslingen;180;ZH;8.765;47.417;de
Rikon im Tösstal;8486;Weisslingen;180;ZH;8.787;47.448;de
Wila;8492;Wila;181;ZH;8.867;47.401;de
Saland;8493;Wila;181;ZH;8.858;47.397;de
Madetswil;8322;Wildberg;182;ZH;8.805;47.419;de
Turbenthal;8488;Wildberg;182;ZH;8.832;47.439;de
Wildberg;8489;Wildberg;182;ZH;8.820;47.427;de
Schalchen;8489;Wildberg;182;ZH;8.833;47.406;de
Ehrikon;8489;Wildberg;182;ZH;8.812;47.416;de
Gockhausen;8044;Dübendorf;191;ZH;8.604;47.378;de
Zürich;8051;Dübendorf;191;ZH;8.589;47.394;de
Dübendorf;8600;Dübendorf;191;ZH;8.621;47.393;de
Schwerzenbach;8603;Dübendorf;191;ZH;8.646;47.386;de
Forch;8127;Egg;192;ZH;8.662;47.306;de
Egg b. Zürich;8132;Egg;192;ZH;8.688;47.293;de
Hinteregg;8132;Egg;192;ZH;8.685;47.311;de
Esslingen;8133;Egg;192;ZH;8.716;47.289;de
Fällanden;8117;Fällanden;193;ZH;8.641;47.370;de
Pfaffhausen;8118;Fällanden;193;ZH;8.626;47.366;de
Benglen;8121;Fällanden;193;ZH;8.637;47.361;de
Greifensee;8606;Greifensee;194;ZH;8.680;47.366;de
Binz;8122;Maur;195;ZH;8.627;47.357;de
Ebmatingen;8123;Maur;195;ZH;8.639;47.351;de
Maur;8124;Maur;195;ZH;8.671;47.333;de
Forch;8127;Maur;195;ZH;8.654;47.335;de
Hinteregg;8132;Maur;195;ZH;8.683;47.317;de
Aathal-Seegräben;8607;Mönchaltorf;196;ZH;8.759;47.329;de
Mönchaltorf;8617;Mönchaltorf;196;ZH;8.719;47.312;de
Dübendorf;8600;Schwerzenbach;197;ZH;8.650;47.391;de
Schwerzenbach;8603;Schwerzenbach;197;ZH;8.656;47.382;de
Gutenswil;8605;Uster;198;ZH;8.715;47.377;de
Nänikon;8606;Uster;198;ZH;8.693;47.371;de
Uster;8610;Uster;198;ZH;8.723;47.353;de
Sulzbach;8614;Uster;198;ZH;8.747;47.327;de
Wermatswil;8615;Uster;198;ZH;8.741;47.366;de
Freudwil;8615;Uster;198;ZH;8.733;47.377;de
Riedikon;8616;Uster;198;ZH;8.710;47.329;de
Mönchaltorf;8617;Uster;198;ZH;8.736;47.327;de
Effretikon;8307;Volketswil;199;ZH;8.682;47.412;de
Volketswil;8604;Volketswil;199;ZH;8.682;47.395;de
Gutenswil;8605;Volketswil;199;ZH;8.718;47.387;de
Brüttisellen;8306;Wangen-Brüttisellen;200;ZH;8.637;47.422;de
Wangen b. Dübendorf;8602;Wangen-Brüttisellen;200;ZH;8.651;47.409;de
Altikon;8479;Altikon;211;ZH;8.784;47.578;de
Brütten;8311;Brütten;213;ZH;8.675;47.475;de
Rutschwil (Dägerlen);8471;Dägerlen;214;ZH;8.733;47.556;de
Dägerlen;8471;Dägerlen;214;ZH;8.717;47.561;de
Oberwil (Dägerlen);8471;Dägerlen;214;ZH;8.715;47.571;de
Berg (Dägerlen);8471;Dägerlen;214;ZH;8.733;47.567;de
Bänk (Dägerlen);8471;Dägerlen;214;ZH;8.739;47.549;de
Dättlikon;8421;Dättlikon;215;ZH;8.624;47.529;de
Dinhard;8474;Dinhard;216;ZH;8.765;47.559;de
Ellikon an der Thur;8548;Ellikon an der Thur;218;ZH;8.827;47.562;de
Elsau;8352;Elsau;219;ZH;8.805;47.502;de
Gerlikon;8500;Hagenbuch;220;ZH;8.876;47.528;de
Hagenbuch ZH;8523;Hagenbuch;220;ZH;8.874;47.515;de
Hettlingen;8442;Hettlingen;221;ZH;8.711;47.548;de
Aesch (Neftenbach);8412;Neftenbach;223;ZH;8.678;47.545;de
Riet (Neftenbach);8412;Neftenbach;223;ZH;8.689;47.537;de
Hünikon (Neftenbach);8412;Neftenbach;223;ZH;8.663;47.554;de
Neftenbach;8413;Neftenbach;223;ZH;8.663;47.531;de
Pfungen;8422;Pfungen;224;ZH;8.642;47.510;de
Rickenbach ZH;8545;Rickenbach (ZH);225;ZH;8.796;47.554;de
Rickenbach Sulz;8545;Rickenbach (ZH);225;ZH;8.788;47.541;de
Hofstetten ZH;8354;Schlatt (ZH);226;ZH;8.840;47.473;de
Winterthur;8405;Schlatt (ZH);226;ZH;8.799;47.472;de
Schlatt ZH;8418;Schlatt (ZH);226;ZH;8.819;47.471;de
Seuzach;8472;Seuzach;227;ZH;8.724;47.535;de
Bichelsee;8363;Turbenthal;228;ZH;8.921;47.434;de
Turbenthal;8488;Turbenthal;228;ZH;8.876;47.438;de
Wila;8492;Turbenthal;228;ZH;8.864;47.412;de
Schmidrüti;8495;Turbenthal;228;ZH;8.908;47.419;de
Kemptthal;8310;Winterthur;230;ZH;8.712;47.460;de
Ricketwil (Winterthur);8352;Winterthur;230;ZH;8.798;47.487;de
Winterthur;8400;Winterthur;230;ZH;8.729;47.489;de
Winterthur;8404;Winterthur;230;ZH;8.759;47.507;de
Reutlingen (Winterthur);8404;Winterthur;230;ZH;8.751;47.528;de
Stadel (Winterthur);8404;Winterthur;230;ZH;8.765;47.538;de
Winterthur;8405;Winterthur;230;ZH;8.778;47.478;de
Winterthur;8406;Winterthur;230;ZH;8.701;47.483;de
Winterthur;8408;Winterthur;230;ZH;8.683;47.508;de
Winterthur;8409;Winterthur;230;ZH;8.781;47.510;de
Sennhof (Winterthur);8482;Winterthur;230;ZH;8.758;47.467;de
Wiesendangen;8542;Winterthur;230;ZH;8.778;47.532;de
Rickenbach Sulz;8545;Winterthur;230;ZH;8.783;47.535;de
Kollbrunn;8483;Zell (ZH);231;ZH;8.786;47.455;de
Rikon im Tösstal;8486;Zell (ZH);231;ZH;8.805;47.450;de
Zell ZH;8487;Zell (ZH);231;ZH;8.831;47.452;de
Rämismühle;8487;Zell (ZH);231;ZH;8.818;47.440;de
Aesch ZH;8904;Aesch (ZH);241;ZH;8.435;47.335;de
Uitikon Waldegg;8142;Birmensdorf (ZH);242;ZH;8.465;47.356;de
Birmensdorf ZH;8903;Birmensdorf (ZH);242;ZH;8.440;47.352;de
Dietikon;8953;Dietikon;243;ZH;8.398;47.400;de
Fahrweid;8951;Geroldswil;244;ZH;8.410;47.415;de
Geroldswil;8954;Geroldswil;244;ZH;8.413;47.423;de
Oberengstringen;8102;Oberengstringen;245;ZH;8.465;47.411;de
Oetwil an der Limmat;8955;Oetwil an der Limmat;246;ZH;8.393;47.429;de
Urdorf;8902;Schlieren;247;ZH;8.435;47.391;de
Schlieren;8952;Schlieren;247;ZH;8.450;47.394;de
Uitikon Waldegg;8142;Uitikon;248;ZH;8.455;47.367;de
Uetliberg;8143;Uitikon;248;ZH;8.486;47.354;de
Unterengstringen;8103;Unterengstringen;249;ZH;8.444;47.411;de
Fahrweid;8951;Unterengstringen;249;ZH;8.415;47.404;de
Urdorf;8902;Urdorf;250;ZH;8.424;47.382;de
Weiningen ZH;8104;Weiningen (ZH);251;ZH;8.437;47.422;de
Fahrweid;8951;Weiningen (ZH);251;ZH;8.415;47.408;de
Zürich;8001;Zürich;261;ZH;8.541;47.373;de
Zürich;8002;Zürich;261;ZH;8.531;47.360;de
Zürich;8003;Zürich;261;ZH;8.516;47.373;de
Zürich;8004;Zürich;261;ZH;8.523;47.378;de
Zürich;8005;Zürich;261;ZH;8.521;47.387;de
Zürich;8006;Zürich;261;ZH;8.543;47.386;de
Zürich;8008;Zürich;261;ZH;8.563;47.356;de
Zürich;8032;Zürich;261;ZH;8.564;47.367;de
Zürich;8037;Zürich;261;ZH;8.524;47.398;de
Zürich;8038;Zürich;261;ZH;8.531;47.340;de
Zürich;8041;Zürich;261;ZH;8.516;47.336;de
Zürich;8044;Zürich;261;ZH;8.573;47.380;de
Zürich;8045;Zürich;261;ZH;8.506;47.352;de
Zürich;8046;Zürich;261;ZH;8.508;47.422;de
Zürich;8047;Zürich;261;ZH;8.487;47.374;de
Zürich;8048;Zürich;261;ZH;8.484;47.387;de
Zürich;8049;Zürich;261;ZH;8.500;47.409;de
Zürich;8050;Zürich;261;ZH;8.551;47.412;de
Zürich;8051;Zürich;261;ZH;8.579;47.400;de
Zürich;8052;Zürich;261;ZH;8.541;47.424;de
Zürich;8053;Zürich;261;ZH;8.597;47.361;de
Zürich;8055;Zürich;261;ZH;8.490;47.364;de
Zürich;8057;Zürich;261;ZH;8.547;47.400;de
Zürich;8064;Zürich;261;ZH;8.485;47.399;de
Zollikerberg;8125;Zürich;261;ZH;8.602;47.351;de
Adliswil;8134;Zürich;261;ZH;8.529;47.327;de
Uitikon Waldegg;8142;Zürich;261;ZH;8.469;47.365;de
Uetliberg;8143;Zürich;261;ZH;8.492;47.350;de
Glattbrugg;8152;Zürich;261;ZH;8.554;47.430;de
Schlieren;8952;Zürich;261;ZH;8.468;47.401;de
Andelfingen;8450;Andelfingen;291;ZH;8.675;47.595;de
Adlikon b. Andelfingen;8452;Andelfingen;291;ZH;8.705;47.577;de
Humlikon;8457;Andelfingen;291;ZH;8.676;47.575;de
Waltalingen;8468;Stammheim;292;ZH;8.767;47.621;de
Guntalingen;8468;Stammheim;292;ZH;8.760;47.635;de
Unterstammheim;8476;Stammheim;292;ZH;8.790;47.648;de
Oberstammheim;8477;Stammheim;292;ZH;8.805;47.628;de
Wilen b. Neunforn;8525;Stammheim;292;ZH;8.795;47.604;de
Au ZH;8804;Wädenswil;293;ZH;8.645;47.244;de
Wädenswil;8820;Wädenswil;293;ZH;8.655;47.221;de
Schönenberg ZH;8824;Wädenswil;293;ZH;8.641;47.193;de
Hütten;8825;Wädenswil;293;ZH;8.659;47.174;de
Elgg;8353;Elgg;294;ZH;8.861;47.491;de
Hofstetten ZH;8354;Elgg;294;ZH;8.858;47.470;de
Dickbuch;8354;Elgg;294;ZH;8.833;47.496;de
Aadorf;8355;Elgg;294;ZH;8.892;47.492;de
Hagenbuch ZH;8523;Elgg;294;ZH;8.891;47.501;de
Sihlbrugg;6340;Horgen;295;ZH;8.572;47.234;de
Sihlbrugg Station;8135;Horgen;295;ZH;8.573;47.243;de
Sihlwald;8135;Horgen;295;ZH;8.554;47.258;de
Horgen;8810;Horgen;295;ZH;8.613;47.246;de
Horgenberg;8815;Horgen;295;ZH;8.584;47.247;de
Hirzel;8816;Horgen;295;ZH;8.602;47.220;de
Hausen am Albis;8915;Horgen;295;ZH;8.545;47.251;de
Effretikon;8307;Illnau-Effretikon;296;ZH;8.692;47.425;de
Ottikon b. Kemptthal;8307;Illnau-Effretikon;296;ZH;8.726;47.430;de
Illnau;8308;Illnau-Effretikon;296;ZH;8.726;47.409;de
Agasul;8308;Illnau-Effretikon;296;ZH;8.740;47.426;de
Kyburg;8314;Illnau-Effretikon;296;ZH;8.742;47.452;de
Sennhof (Winterthur);8482;Illnau-Effretikon;296;ZH;8.754;47.466;de
Kollbrunn;8483;Illnau-Effretikon;296;ZH;8.766;47.451;de
Saland;8493;Bauma;297;ZH;8.863;47.389;de
Bauma;8494;Bauma;297;ZH;8.892;47.366;de
Sternenberg;8499;Bauma;297;ZH;8.910;47.390;de
Wiesendangen;8542;Wiesendangen;298;ZH;8.788;47.523;de
Bertschikon;8543;Wiesendangen;298;ZH;8.830;47.526;de
Gundetswil;8543;Wiesendangen;298;ZH;8.822;47.539;de
Kefikon ZH;8543;Wiesendangen;298;ZH;8.828;47.548;de
Attikon;8544;Wiesendangen;298;ZH;8.801;47.537;de
Menzengrüt;8546;Wiesendangen;298;ZH;8.817;47.549;de
Lyss;3250;Aarberg;301;BE;7.307;47.055;de
Seedorf BE;3267;Aarberg;301;BE;7.296;47.039;de
Aarberg;3270;Aarberg;301;BE;7.283;47.044;de
Kappelen;3273;Aarberg;301;BE;7.274;47.056;de
Bargen BE;3282;Bargen (BE);302;BE;7.250;47.035;de
Kallnach;3283;Bargen (BE);302;BE;7.230;47.034;de
Grossaffoltern;3257;Grossaffoltern;303;BE;7.366;47.069;de
Ammerzwil BE;3257;Grossaffoltern;303;BE;7.343;47.073;de
Suberg;3262;Grossaffoltern;303;BE;7.340;47.055;de
Golaten;3207;Kallnach;304;BE;7.237;46.987;de
Treiten;3226;Kallnach;304;BE;7.177;47.001;de
Kallnach;3283;Kallnach;304;BE;7.220;47.015;de
Niederried b. Kallnach;3283;Kallnach;304;BE;7.228;46.999;de
Lyss;3250;Kappelen;305;BE;7.292;47.075;de
Worben;3252;Kappelen;305;BE;7.299;47.094;de
Kappelen;3273;Kappelen;305;BE;7.278;47.076;de
Studen BE;2557;Lyss;306;BE;7.316;47.110;de
Lyss;3250;Lyss;306;BE;7.311;47.075;de
Busswil BE;3292;Lyss;306;BE;7.322;47.101;de
Ortschwaben;3042;Meikirch;307;BE;7.399;46.992;de
Meikirch;3045;Meikirch;307;BE;7.372;47.009;de
Wahlendorf;3046;Meikirch;307;BE;7.340;47.009;de
Detligen;3036;Radelfingen;309;BE;7.269;46.990;de
Radelfingen b. Aarberg;3271;Radelfingen;309;BE;7.272;47.019;de
Lätti;3053;Rapperswil (BE);310;BE;7.430;47.039;de
Wengi b. Büren;3251;Rapperswil (BE);310;BE;7.412;47.080;de
Ruppoldsried;3251;Rapperswil (BE);310;BE;7.425;47.090;de
Messen;3254;Rapperswil (BE);310;BE;7.435;47.096;de
Rapperswil BE;3255;Rapperswil (BE);310;BE;7.413;47.066;de
Dieterswil;3256;Rapperswil (BE);310;BE;7.431;47.051;de
Bangerten b. Dieterswil;3256;Rapperswil (BE);310;BE;7.448;47.057;de
Seewil;3256;Rapperswil (BE);310;BE;7.411;47.046;de
Münchenbuchsee;3053;Schüpfen;311;BE;7.426;47.032;de
Schüpfen;3054;Schüpfen;311;BE;7.377;47.035;de
Frieswil;3035;Seedorf (BE);312;BE;7.286;46.994;de
Wiler b. Seedorf;3266;Seedorf (BE);312;BE;7.317;47.049;de
Seedorf BE;3267;Seedorf (BE);312;BE;7.324;47.024;de
Lobsigen;3268;Seedorf (BE);312;BE;7.299;47.017;de
Aarberg;3270;Seedorf (BE);312;BE;7.276;47.031;de
Aarwangen;4912;Aarwangen;321;BE;7.767;47.237;de
Bützberg;4922;Aarwangen;321;BE;7.738;47.223;de
Rohrbach;4938;Auswil;322;BE;7.811;47.142;de
Auswil;4944;Auswil;322;BE;7.839;47.136;de
Aarwangen;4912;Bannwil;323;BE;7.755;47.246;de
Bannwil;4913;Bannwil;323;BE;7.729;47.238;de
Bleienbach;3368;Bleienbach;324;BE;7.760;47.183;de
Busswil b. Melchnau;4917;Busswil bei Melchnau;325;BE;7.831;47.188;de
Gondiswil;4955;Gondiswil;326;BE;7.867;47.146;de
Langenthal;4900;Langenthal;329;BE;7.795;47.218;de
Untersteckholz;4916;Langenthal;329;BE;7.844;47.206;de
Obersteckholz;4924;Langenthal;329;BE;7.826;47.201;de
Bleienbach;3368;Lotzwil;331;BE;7.766;47.190;de
Lotzwil;4932;Lotzwil;331;BE;7.792;47.189;de
Reisiswil;4919;Madiswil;332;BE;7.833;47.160;de
Gutenburg;4932;Madiswil;332;BE;7.799;47.182;de
Madiswil;4934;Madiswil;332;BE;7.802;47.162;de
Leimiswil;4935;Madiswil;332;BE;7.770;47.154;de
Kleindietwil;4936;Madiswil;332;BE;7.791;47.141;de
Melchnau;4917;Melchnau;333;BE;7.856;47.178;de
Grossdietwil;6146;Melchnau;333;BE;7.876;47.166;de
Altbüron;6147;Melchnau;333;BE;7.877;47.179;de
Oeschenbach;4943;Oeschenbach;335;BE;7.745;47.110;de
Reisiswil;4919;Reisiswil;336;BE;7.842;47.161;de
Roggwil BE;4914;Roggwil (BE);337;BE;7.816;47.235;de
Rohrbach;4938;Rohrbach;338;BE;7.809;47.133;de
Rohrbachgraben;4938;Rohrbachgraben;339;BE;7.805;47.110;de
Rütschelen;4933;Rütschelen;340;BE;7.771;47.172;de
Schwarzhäusern;4911;Schwarzhäusern;341;BE;7.766;47.257;de
Bützberg;4922;Thunstetten;342;BE;7.748;47.216;de
Thunstetten;4922;Thunstetten;342;BE;7.748;47.198;de
Kleindietwil;4936;Ursenbach;344;BE;7.781;47.148;de
Ursenbach;4937;Ursenbach;344;BE;7.762;47.129;de
Walterswil BE;4942;Ursenbach;344;BE;7.774;47.124;de
Oeschenbach;4943;Ursenbach;344;BE;7.755;47.119;de
Wynau;4923;Wynau;345;BE;7.808;47.256;de
Bern;3004;Bern;351;BE;7.453;46.979;de
Bern;3005;Bern;351;BE;7.450;46.939;de
Bern;3006;Bern;351;BE;7.471;46.946;de
Bern;3007;Bern;351;BE;7.434;46.939;de
Bern;3008;Bern;351;BE;7.414;46.945;de
Bern;3010;Bern;351;BE;7.425;46.947;de
Bern;3011;Bern;351;BE;7.448;46.947;de
Bern;3012;Bern;351;BE;7.426;46.962;de
Bern;3013;Bern;351;BE;7.446;46.956;de
Bern;3014;Bern;351;BE;7.458;46.962;de
Bern;3015;Bern;351;BE;7.485;46.940;de
Bern;3018;Bern;351;BE;7.389;46.934;de
Bern;3019;Bern;351;BE;7.348;46.931;de
Bern;3020;Bern;351;BE;7.321;46.937;de
Bern;3027;Bern;351;BE;7.387;46.955;de
Hinterkappelen;3032;Bern;351;BE;7.390;46.963;de
Herrenschwanden;3037;Bern;351;BE;7.430;46.972;de
Worblaufen;3048;Bern;351;BE;7.468;46.972;de
Ittigen;3063;Bern;351;BE;7.472;46.968;de
Ostermundigen;3072;Bern;351;BE;7.479;46.968;de
Gümligen;3073;Bern;351;BE;7.493;46.939;de
Wabern;3084;Bern;351;BE;7.448;46.932;de
Liebefeld;3097;Bern;351;BE;7.424;46.934;de
Niederwangen b. Bern;3172;Bern;351;BE;7.381;46.931;de
Bolligen;3065;Bolligen;352;BE;7.508;46.984;de
Stettlen;3066;Bolligen;352;BE;7.529;46.963;de
Krauchthal;3326;Bolligen;352;BE;7.536;46.997;de
Bremgarten b. Bern;3047;Bremgarten bei Bern;353;BE;7.436;46.977;de
Herrenschwanden;3037;Kirchlindach;354;BE;7.420;46.977;de
Kirchlindach;3038;Kirchlindach;354;BE;7.415;47.000;de
Ortschwaben;3042;Kirchlindach;354;BE;7.409;46.989;de
Bern;3007;Köniz;355;BE;7.436;46.934;de
Wabern;3084;Köniz;355;BE;7.453;46.922;de
Spiegel b. Bern;3095;Köniz;355;BE;7.434;46.925;de
Liebefeld;3097;Köniz;355;BE;7.421;46.931;de
Köniz;3098;Köniz;355;BE;7.435;46.913;de
Köniz;3098;Köniz;355;BE;7.436;46.930;de
Schliern b. Köniz;3098;Köniz;355;BE;7.427;46.906;de
Gasel;3144;Köniz;355;BE;7.414;46.896;de
Niederscherli;3145;Köniz;355;BE;7.394;46.885;de
Mittelhäusern;3147;Köniz;355;BE;7.371;46.873;de
Niederwangen b. Bern;3172;Köniz;355;BE;7.378;46.922;de
Oberwangen b. Bern;3173;Köniz;355;BE;7.356;46.912;de
Thörishaus;3174;Köniz;355;BE;7.348;46.900;de
Gümligen;3073;Muri bei Bern;356;BE;7.507;46.935;de
Muri b. Bern;3074;Muri bei Bern;356;BE;7.486;46.927;de
Worb;3076;Muri bei Bern;356;BE;7.518;46.942;de
Zimmerwald;3086;Oberbalm;357;BE;7.438;46.877;de
Oberbalm;3096;Oberbalm;357;BE;7.411;46.865;de
Niederscherli;3145;Oberbalm;357;BE;7.388;46.882;de
Mittelhäusern;3147;Oberbalm;357;BE;7.386;46.857;de
Stettlen;3066;Stettlen;358;BE;7.522;46.953;de
Boll;3067;Stettlen;358;BE;7.537;46.963;de
Worb;3076;Stettlen;358;BE;7.522;46.943;de
Stettlen;3066;Vechigen;359;BE;7.549;46.975;de
Boll;3067;Vechigen;359;BE;7.552;46.970;de
Utzigen;3068;Vechigen;359;BE;7.585;46.967;de
Worb;3076;Vechigen;359;BE;7.533;46.942;de
Bigenthal;3513;Vechigen;359;BE;7.612;46.969;de
Hinterkappelen;3032;Wohlen bei Bern;360;BE;7.378;46.969;de
Wohlen b. Bern;3033;Wohlen bei Bern;360;BE;7.353;46.975;de
Murzelen;3034;Wohlen bei Bern;360;BE;7.312;46.977;de
Frieswil;3035;Wohlen bei Bern;360;BE;7.293;46.992;de
Detligen;3036;Wohlen bei Bern;360;BE;7.285;46.976;de
Herrenschwanden;3037;Wohlen bei Bern;360;BE;7.409;46.970;de
Ortschwaben;3042;Wohlen bei Bern;360;BE;7.389;46.996;de
Uettligen;3043;Wohlen bei Bern;360;BE;7.383;46.986;de
Innerberg;3044;Wohlen bei Bern;360;BE;7.313;46.996;de
Meikirch;3045;Wohlen bei Bern;360;BE;7.381;47.001;de
Säriswil;3049;Wohlen bei Bern;360;BE;7.335;46.992;de
Zollikofen;3052;Zollikofen;361;BE;7.453;46.997;de
Worblaufen;3048;Ittigen;362;BE;7.462;46.977;de
Ittigen;3063;Ittigen;362;BE;7.479;46.980;de
Ittigen;3063;Ostermundigen;363;BE;7.486;46.970;de
Bolligen;3065;Ostermundigen;363;BE;7.493;46.967;de
Stettlen;3066;Ostermundigen;363;BE;7.511;46.960;de
Ostermundigen;3072;Ostermundigen;363;BE;7.493;46.953;de
Gümligen;3073;Ostermundigen;363;BE;7.509;46.950;de
Biel/Bienne;2502;Biel/Bienne;371;BE;7.246;47.142;multiple
Biel/Bienne;2503;Biel/Bienne;371;BE;7.259;47.132;multiple
Biel/Bienne;2504;Biel/Bienne;371;BE;7.283;47.156;multiple
Biel/Bienne;2505;Biel/Bienne;371;BE;7.217;47.134;multiple
Magglingen/Macolin;2532;Biel/Bienne;371;BE;7.213;47.138;multiple
Magglingen/Macolin;2532;Evilard;372;BE;7.213;47.143;multiple
Evilard;2533;Evilard;372;BE;7.235;47.151;fr
Arch;3296;Arch;381;BE;7.433;47.170;de
Studen BE;2557;Büetigen;382;BE;7.320;47.112;de
Büetigen;3263;Büetigen;382;BE;7.334;47.106;de
Büren an der Aare;3294;Büren an der Aare;383;BE;7.369;47.134;de
Diessbach b. Büren;3264;Diessbach bei Büren;385;BE;7.365;47.107;de
Dotzigen;3293;Dotzigen;386;BE;7.349;47.129;de
Büren an der Aare;3294;Dotzigen;386;BE;7.355;47.140;de
Lengnau BE;2543;Lengnau (BE);387;BE;7.365;47.183;de
Leuzigen;3297;Leuzigen;388;BE;7.469;47.171;de
Meienried;3294;Meienried;389;BE;7.341;47.137;de
Meinisberg;2554;Meinisberg;390;BE;7.354;47.162;de
Oberwil b. Büren;3298;Oberwil bei Büren;391;BE;7.413;47.132;de
Pieterlen;2542;Pieterlen;392;BE;7.328;47.176;de
Rüti b. Büren;3295;Rüti bei Büren;393;BE;7.413;47.152;de
Wengi b. Büren;3251;Wengi;394;BE;7.392;47.085;de
Grossaffoltern;3257;Wengi;394;BE;7.384;47.081;de
Aefligen;3426;Aefligen;401;BE;7.549;47.095;de
Alchenstorf;3473;Alchenstorf;402;BE;7.643;47.123;de
Bäriswil BE;3323;Bäriswil;403;BE;7.531;47.016;de
Burgdorf;3400;Burgdorf;404;BE;7.618;47.058;de
Kaltacker;3413;Burgdorf;404;BE;7.647;47.069;de
Oberburg;3414;Burgdorf;404;BE;7.631;47.039;de
Wynigen;3472;Burgdorf;404;BE;7.645;47.082;de
Kirchberg BE;3422;Ersigen;405;BE;7.589;47.093;de
Ersigen;3423;Ersigen;405;BE;7.594;47.101;de
Niederösch;3424;Ersigen;405;BE;7.621;47.114;de
Oberösch;3424;Ersigen;405;BE;7.613;47.105;de
Koppigen;3425;Ersigen;405;BE;7.609;47.124;de
Rumendingen;3472;Ersigen;405;BE;7.629;47.108;de
Hasle b. Burgdorf;3415;Hasle bei Burgdorf;406;BE;7.641;47.014;de
Schafhausen im Emmental;3415;Hasle bei Burgdorf;406;BE;7.645;46.991;de
Biembach im Emmental;3419;Hasle bei Burgdorf;406;BE;7.612;46.993;de
Lützelflüh-Goldbach;3432;Hasle bei Burgdorf;406;BE;7.669;46.995;de
Schwanden im Emmental;3433;Hasle bei Burgdorf;406;BE;7.684;46.986;de
Bigenthal;3513;Hasle bei Burgdorf;406;BE;7.617;46.982;de
Heimiswil;3412;Heimiswil;407;BE;7.663;47.054;de
Kaltacker;3413;Heimiswil;407;BE;7.687;47.073;de
Rüegsauschachen;3415;Heimiswil;407;BE;7.648;47.029;de
Affoltern im Emmental;3416;Heimiswil;407;BE;7.717;47.082;de
Rüegsbach;3418;Heimiswil;407;BE;7.697;47.060;de
Wynigen;3472;Heimiswil;407;BE;7.716;47.087;de
Hellsau;3429;Hellsau;408;BE;7.649;47.143;de
Hindelbank;3324;Hindelbank;409;BE;7.545;47.044;de
Mötschwil;3324;Hindelbank;409;BE;7.568;47.048;de
Hettiswil b. Hindelbank;3325;Hindelbank;409;BE;7.574;47.040;de
Lyssach;3421;Hindelbank;409;BE;7.580;47.051;de
Höchstetten;3429;Höchstetten;410;BE;7.633;47.144;de
Kernenried;3309;Kernenried;411;BE;7.551;47.069;de
Burgdorf;3400;Kirchberg (BE);412;BE;7.626;47.072;de
Kirchberg BE;3422;Kirchberg (BE);412;BE;7.601;47.078;de
Koppigen;3425;Koppigen;413;BE;7.605;47.134;de
Hettiswil b. Hindelbank;3325;Krauchthal;414;BE;7.556;47.026;de
Krauchthal;3326;Krauchthal;414;BE;7.566;47.004;de
Hindelbank;3324;Lyssach;415;BE;7.557;47.056;de
Lyssach;3421;Lyssach;415;BE;7.582;47.068;de
Alchenflüh;3422;Lyssach;415;BE;7.575;47.078;de
Oberburg;3414;Oberburg;418;BE;7.610;47.021;de
Lyssach;3421;Oberburg;418;BE;7.592;47.049;de
Rüdtligen;3422;Rüdtligen-Alchenflüh;420;BE;7.565;47.085;de
Alchenflüh;3422;Rüdtligen-Alchenflüh;420;BE;7.578;47.083;de
Rumendingen;3472;Rumendingen;421;BE;7.642;47.104;de
Rüti b. Lyssach;3421;Rüti bei Lyssach;422;BE;7.585;47.055;de
Willadingen;3425;Willadingen;423;BE;7.615;47.147;de
Schmidigen-Mühleweg;3464;Wynigen;424;BE;7.732;47.095;de
Wynigen;3472;Wynigen;424;BE;7.690;47.102;de
Rüedisbach;3474;Wynigen;424;BE;7.705;47.117;de
Les Prés-d'Orvin;2534;Corgémont;431;BE;7.149;47.164;fr
Corgémont;2606;Corgémont;431;BE;7.146;47.194;fr
Montagne-de-Courtelary;2608;Corgémont;431;BE;7.145;47.172;fr
La Tanne;2720;Corgémont;431;BE;7.134;47.215;fr
Montagne-de-Courtelary;2608;Cormoret;432;BE;7.060;47.146;fr
Mont-Crosin;2610;Cormoret;432;BE;7.020;47.184;fr
Cormoret;2612;Cormoret;432;BE;7.046;47.168;fr
Villeret;2613;Cormoret;432;BE;7.047;47.155;fr
Cortébert;2607;Cortébert;433;BE;7.108;47.190;fr
Montagne-de-Courtelary;2608;Cortébert;433;BE;7.117;47.165;fr
Mont-Tramelan;2723;Cortébert;433;BE;7.094;47.203;fr
Courtelary;2608;Courtelary;434;BE;7.073;47.186;fr
Montagne-de-Courtelary;2608;Courtelary;434;BE;7.096;47.156;fr
Mont-Crosin;2610;Courtelary;434;BE;7.046;47.194;fr
Mont-Tramelan;2723;Courtelary;434;BE;7.035;47.205;fr
La Ferrière;2333;La Ferrière;435;BE;6.910;47.141;fr
La Cibourg;2333;La Ferrière;435;BE;6.890;47.125;fr
Mont-Soleil;2610;La Ferrière;435;BE;6.930;47.138;fr
Tramelan;2720;Mont-Tramelan;437;BE;7.150;47.237;fr
Mont-Tramelan;2723;Mont-Tramelan;437;BE;7.046;47.211;fr
Orvin;2534;Orvin;438;BE;7.212;47.156;fr
Les Prés-d'Orvin;2534;Orvin;438;BE;7.155;47.152;fr
Frinvillier;2535;Orvin;438;BE;7.252;47.167;fr
Renan BE;2616;Renan (BE);441;BE;6.905;47.107;fr
La Cibourg;2616;Renan (BE);441;BE;6.893;47.118;fr
Plagne;2536;Romont (BE);442;BE;7.321;47.201;fr
Romont BE;2538;Romont (BE);442;BE;7.327;47.192;fr
Péry;2603;Romont (BE);442;BE;7.331;47.213;fr
Le Cerneux-Veusil;2345;Saint-Imier;443;BE;6.966;47.178;fr
St-Imier;2610;Saint-Imier;443;BE;6.994;47.148;fr
Mont-Soleil;2610;Saint-Imier;443;BE;6.981;47.159;fr
Les Pontins;2610;Saint-Imier;443;BE;7.008;47.130;fr
Sonceboz-Sombeval;2605;Sonceboz-Sombeval;444;BE;7.182;47.188;fr
Corgémont;2606;Sonceboz-Sombeval;444;BE;7.168;47.178;fr
La Tanne;2720;Sonceboz-Sombeval;444;BE;7.172;47.209;fr
La Ferrière;2333;Sonvilier;445;BE;6.934;47.164;fr
Le Cerneux-Veusil;2345;Sonvilier;445;BE;6.941;47.180;fr
Mont-Soleil;2610;Sonvilier;445;BE;6.956;47.152;fr
Sonvilier;2615;Sonvilier;445;BE;6.957;47.131;fr
Montagne-de-Sonvilier;2615;Sonvilier;445;BE;6.956;47.121;fr
Tramelan;2720;Tramelan;446;BE;7.121;47.228;fr
La Tanne;2720;Tramelan;446;BE;7.130;47.220;fr
Les Reussilles;2722;Tramelan;446;BE;7.077;47.229;fr
Mont-Tramelan;2723;Tramelan;446;BE;7.081;47.210;fr
Les Breuleux;2345;Villeret;448;BE;7.005;47.189;fr
Les Pontins;2610;Villeret;448;BE;7.028;47.134;fr
Mont-Crosin;2610;Villeret;448;BE;7.006;47.176;fr
Villeret;2613;Villeret;448;BE;7.032;47.153;fr
Frinvillier;2535;Sauge;449;BE;7.257;47.170;fr
Plagne;2536;Sauge;449;BE;7.278;47.189;fr
Vauffelin;2537;Sauge;449;BE;7.295;47.182;fr
Frinvillier;2535;Péry-La Heutte;450;BE;7.252;47.171;fr
Péry;2603;Péry-La Heutte;450;BE;7.255;47.194;fr
La Heutte;2604;Péry-La Heutte;450;BE;7.218;47.190;fr
Reconvilier;2732;Péry-La Heutte;450;BE;7.223;47.206;fr
Malleray;2735;Péry-La Heutte;450;BE;7.245;47.211;fr
Brüttelen;3237;Brüttelen;491;BE;7.149;47.021;de
Ins;3232;Erlach;492;BE;7.091;47.022;de
Tschugg;3233;Erlach;492;BE;7.092;47.032;de
Erlach;3235;Erlach;492;BE;7.092;47.037;de
Finsterhennen;2577;Finsterhennen;493;BE;7.177;47.023;de
Le Landeron;2525;Gals;494;BE;7.067;47.044;fr
Erlach;3235;Gals;494;BE;7.082;47.035;de
Gals;3238;Gals;494;BE;7.052;47.031;de
Gampelen;3236;Gampelen;495;BE;7.059;46.996;de
Ins;3232;Ins;496;BE;7.109;47.001;de
Gampelen;3236;Ins;496;BE;7.074;46.987;de
Hagneck;2575;Lüscherz;497;BE;7.178;47.059;de
Lüscherz;2576;Lüscherz;497;BE;7.163;47.045;de
Müntschemier;3225;Müntschemier;498;BE;7.145;46.996;de
Siselen BE;2577;Siselen;499;BE;7.197;47.031;de
Treiten;3226;Treiten;500;BE;7.165;47.008;de
Tschugg;3233;Tschugg;501;BE;7.077;47.024;de
Lüscherz;2576;Vinelz;502;BE;7.136;47.041;de
Vinelz;3234;Vinelz;502;BE;7.120;47.032;de
Schalunen;3314;Bätterkinden;533;BE;7.532;47.113;de
Bätterkinden;3315;Bätterkinden;533;BE;7.528;47.129;de
Kräiligen;3315;Bätterkinden;533;BE;7.541;47.151;de
Lohn-Ammannsegg;4573;Bätterkinden;533;BE;7.526;47.160;de
Deisswil b. Münchenbuchsee;3053;Deisswil bei Münchenbuchsee;535;BE;7.453;47.039;de
Etzelkofen;3306;Fraubrunnen;538;BE;7.480;47.083;de
Grafenried;3308;Fraubrunnen;538;BE;7.508;47.078;de
Zauggenried;3309;Fraubrunnen;538;BE;7.532;47.070;de
Fraubrunnen;3312;Fraubrunnen;538;BE;7.530;47.088;de
Büren zum Hof;3313;Fraubrunnen;538;BE;7.507;47.098;de
Schalunen;3314;Fraubrunnen;538;BE;7.527;47.112;de
Limpach;3317;Fraubrunnen;538;BE;7.499;47.109;de
Mülchi;3317;Fraubrunnen;538;BE;7.477;47.102;de
Jegenstorf;3303;Jegenstorf;540;BE;7.507;47.052;de
Münchringen;3303;Jegenstorf;540;BE;7.525;47.047;de
Ballmoos;3303;Jegenstorf;540;BE;7.475;47.041;de
Scheunen;3305;Jegenstorf;540;BE;7.454;47.071;de
Iffwil;3305;Iffwil;541;BE;7.479;47.066;de
Urtenen-Schönbühl;3322;Mattstetten;543;BE;7.514;47.019;de
Mattstetten;3322;Mattstetten;543;BE;7.521;47.030;de
Münchenbuchsee;3053;Moosseedorf;544;BE;7.464;47.015;de
Moosseedorf;3302;Moosseedorf;544;BE;7.486;47.009;de
Urtenen-Schönbühl;3322;Moosseedorf;544;BE;7.497;47.009;de
Zollikofen;3052;Münchenbuchsee;546;BE;7.465;47.004;de
Münchenbuchsee;3053;Münchenbuchsee;546;BE;7.438;47.022;de
Diemerswil;3053;Münchenbuchsee;546;BE;7.419;47.019;de
Urtenen-Schönbühl;3322;Urtenen-Schönbühl;551;BE;7.498;47.025;de
Utzenstorf;3427;Utzenstorf;552;BE;7.564;47.120;de
Wiggiswil;3053;Wiggiswil;553;BE;7.469;47.031;de
Utzenstorf;3427;Wiler bei Utzenstorf;554;BE;7.555;47.142;de
Wiler b. Utzenstorf;3428;Wiler bei Utzenstorf;554;BE;7.558;47.152;de
Zielebach;4564;Zielebach;556;BE;7.575;47.158;de
Zuzwil BE;3303;Zuzwil (BE);557;BE;7.470;47.050;de
Adelboden;3715;Adelboden;561;BE;7.558;46.470;de
Achseten;3725;Adelboden;561;BE;7.585;46.519;de
Hondrich;3702;Aeschi bei Spiez;562;BE;7.678;46.667;de
Aeschi b. Spiez;3703;Aeschi bei Spiez;562;BE;7.697;46.652;de
Aeschiried;3703;Aeschi bei Spiez;562;BE;7.761;46.613;de
Krattigen;3704;Aeschi bei Spiez;562;BE;7.714;46.660;de
Emdthal;3711;Aeschi bei Spiez;562;BE;7.681;46.650;de
Mülenen;3711;Aeschi bei Spiez;562;BE;7.689;46.640;de
Reichenbach im Kandertal;3713;Frutigen;563;BE;7.664;46.596;de
Frutigen;3714;Frutigen;563;BE;7.636;46.585;de
Adelboden;3715;Frutigen;563;BE;7.548;46.527;de
Kandergrund;3716;Frutigen;563;BE;7.667;46.571;de
Ried (Frutigen);3724;Frutigen;563;BE;7.592;46.561;de
Achseten;3725;Frutigen;563;BE;7.598;46.528;de
Kandergrund;3716;Kandergrund;564;BE;7.668;46.553;de
Blausee-Mitholz;3717;Kandergrund;564;BE;7.684;46.528;de
Kandersteg;3718;Kandersteg;565;BE;7.714;46.466;de
Krattigen;3704;Krattigen;566;BE;7.737;46.654;de
Faulensee;3705;Krattigen;566;BE;7.727;46.665;de
Mülenen;3711;Reichenbach im Kandertal;567;BE;7.669;46.642;de
Reichenbach im Kandertal;3713;Reichenbach im Kandertal;567;BE;7.694;46.594;de
Wengi b. Frutigen;3714;Reichenbach im Kandertal;567;BE;7.641;46.617;de
Scharnachtal;3722;Reichenbach im Kandertal;567;BE;7.711;46.613;de
Kiental;3723;Reichenbach im Kandertal;567;BE;7.756;46.552;de
Sundlauenen;3800;Beatenberg;571;BE;7.795;46.688;de
Beatenberg;3803;Beatenberg;571;BE;7.801;46.709;de
Bönigen b. Interlaken;3806;Bönigen;572;BE;7.920;46.678;de
Brienz BE;3855;Brienz (BE);573;BE;8.031;46.705;de
Axalp;3855;Brienz (BE);573;BE;8.041;46.721;de
Brienzwiler;3856;Brienzwiler;574;BE;8.106;46.760;de
Meiringen;3860;Brienzwiler;574;BE;8.098;46.706;de
Leissigen;3706;Därligen;575;BE;7.793;46.660;de
Därligen;3707;Därligen;575;BE;7.810;46.652;de
Lütschental;3816;Grindelwald;576;BE;7.974;46.642;de
Burglauenen;3816;Grindelwald;576;BE;7.975;46.631;de
Grindelwald;3818;Grindelwald;576;BE;8.057;46.620;de
Kleine Scheidegg;3823;Grindelwald;576;BE;7.963;46.586;de
Wilderswil;3812;Gsteigwiler;577;BE;7.909;46.652;de
Gsteigwiler;3814;Gsteigwiler;577;BE;7.890;46.650;de
Wilderswil;3812;Gündlischwand;578;BE;7.910;46.652;de
Zweilütschinen;3815;Gündlischwand;578;BE;7.906;46.624;de
Gündlischwand;3815;Gündlischwand;578;BE;7.926;46.654;de
Habkern;3804;Habkern;579;BE;7.890;46.753;de
Schangnau;6197;Habkern;579;BE;7.952;46.792;de
Hofstetten b. Brienz;3858;Hofstetten bei Brienz;580;BE;8.084;46.766;de
Interlaken;3800;Interlaken;581;BE;7.879;46.684;de
Iseltwald;3807;Iseltwald;582;BE;7.983;46.701;de
Jungfraujoch;3801;Lauterbrunnen;584;BE;7.977;46.547;de
Lauterbrunnen;3822;Lauterbrunnen;584;BE;7.906;46.599;de
Isenfluh;3822;Lauterbrunnen;584;BE;7.859;46.598;de
Wengen;3823;Lauterbrunnen;584;BE;7.957;46.560;de
Kleine Scheidegg;3823;Lauterbrunnen;584;BE;7.960;46.585;de
Eigergletscher;3823;Lauterbrunnen;584;BE;7.975;46.575;de
Stechelberg;3824;Lauterbrunnen;584;BE;7.930;46.525;de
Mürren;3825;Lauterbrunnen;584;BE;7.876;46.576;de
Gimmelwald;3826;Lauterbrunnen;584;BE;7.852;46.536;de
Leissigen;3706;Leissigen;585;BE;7.777;46.642;de
Lütschental;3816;Lütschental;586;BE;7.953;46.642;de
Matten b. Interlaken;3800;Matten bei Interlaken;587;BE;7.866;46.675;de
Wilderswil;3812;Matten bei Interlaken;587;BE;7.888;46.667;de
Niederried b. Interlaken;3853;Niederried bei Interlaken;588;BE;7.926;46.726;de
Oberried am Brienzersee;3854;Oberried am Brienzersee;589;BE;7.958;46.761;de
Brienz BE;3855;Oberried am Brienzersee;589;BE;7.988;46.753;de
Goldswil b. Interlaken;3805;Ringgenberg (BE);590;BE;7.874;46.702;de
Ringgenberg BE;3852;Ringgenberg (BE);590;BE;7.895;46.712;de
Saxeten;3813;Saxeten;591;BE;7.826;46.624;de
Schwanden b. Brienz;3855;Schwanden bei Brienz;592;BE;8.054;46.771;de
Unterseen;3800;Unterseen;593;BE;7.841;46.695;de
Wilderswil;3812;Wilderswil;594;BE;7.868;46.641;de
Biglen;3507;Arni (BE);602;BE;7.632;46.939;de
Arni BE;3508;Arni (BE);602;BE;7.664;46.934;de
Biglen;3507;Biglen;603;BE;7.628;46.930;de
Oberthal;3531;Bowil;605;BE;7.692;46.906;de
Bowil;3533;Bowil;605;BE;7.702;46.886;de
Signau;3534;Bowil;605;BE;7.722;46.902;de
Röthenbach im Emmental;3538;Bowil;605;BE;7.713;46.867;de
Linden;3673;Bowil;605;BE;7.691;46.866;de
Brenzikofen;3671;Brenzikofen;606;BE;7.616;46.814;de
Freimettigen;3510;Freimettigen;607;BE;7.630;46.865;de
Schlosswil;3082;Grosshöchstetten;608;BE;7.614;46.907;de
Grosshöchstetten;3506;Grosshöchstetten;608;BE;7.636;46.908;de
Häutligen;3510;Häutligen;609;BE;7.604;46.857;de
Herbligen;3671;Herbligen;610;BE;7.605;46.828;de
Wichtrach;3114;Kiesen;611;BE;7.580;46.827;de
Kiesen;3629;Kiesen;611;BE;7.578;46.813;de
Gysenstein;3503;Konolfingen;612;BE;7.596;46.896;de
Konolfingen;3510;Konolfingen;612;BE;7.618;46.879;de
Obergoldbach;3434;Landiswil;613;BE;7.665;46.959;de
Landiswil;3434;Landiswil;613;BE;7.686;46.957;de
Arni BE;3508;Landiswil;613;BE;7.679;46.944;de
Röthenbach im Emmental;3538;Linden;614;BE;7.713;46.865;de
Heimenschwand;3615;Linden;614;BE;7.675;46.830;de
Oberdiessbach;3672;Linden;614;BE;7.649;46.843;de
Linden;3673;Linden;614;BE;7.683;46.851;de
Grosshöchstetten;3506;Mirchel;615;BE;7.641;46.899;de
Mirchel;3532;Mirchel;615;BE;7.651;46.891;de
Trimstein;3083;Münsingen;616;BE;7.580;46.902;de
Münsingen;3110;Münsingen;616;BE;7.560;46.876;de
Tägertschi;3111;Münsingen;616;BE;7.587;46.874;de
Niederhünigen;3504;Niederhünigen;617;BE;7.648;46.865;de
Oberdiessbach;3672;Oberdiessbach;619;BE;7.626;46.841;de
Aeschlen b. Oberdiessbach;3672;Oberdiessbach;619;BE;7.653;46.833;de
Bleiken b. Oberdiessbach;3674;Oberdiessbach;619;BE;7.640;46.818;de
Grosshöchstetten;3506;Oberthal;620;BE;7.647;46.912;de
Arni BE;3508;Oberthal;620;BE;7.651;46.919;de
Oberthal;3531;Oberthal;620;BE;7.682;46.921;de
Oppligen;3629;Oppligen;622;BE;7.595;46.815;de
Allmendingen b. Bern;3112;Rubigen;623;BE;7.534;46.909;de
Rubigen;3113;Rubigen;623;BE;7.541;46.895;de
Utzigen;3068;Walkringen;626;BE;7.607;46.959;de
Schafhausen im Emmental;3415;Walkringen;626;BE;7.637;46.982;de
Walkringen;3512;Walkringen;626;BE;7.618;46.948;de
Bigenthal;3513;Walkringen;626;BE;7.636;46.972;de
Utzigen;3068;Worb;627;BE;7.592;46.950;de
Rüfenacht BE;3075;Worb;627;BE;7.535;46.927;de
Vielbringen b. Worb;3075;Worb;627;BE;7.543;46.916;de
Worb;3076;Worb;627;BE;7.565;46.931;de
Enggistein;3077;Worb;627;BE;7.601;46.929;de
Richigen;3078;Worb;627;BE;7.584;46.917;de
Schlosswil;3082;Worb;627;BE;7.612;46.911;de
Rubigen;3113;Worb;627;BE;7.559;46.913;de
Grosshöchstetten;3506;Zäziwil;628;BE;7.649;46.904;de
Oberthal;3531;Zäziwil;628;BE;7.667;46.908;de
Zäziwil;3532;Zäziwil;628;BE;7.667;46.896;de
Bowil;3533;Zäziwil;628;BE;7.684;46.882;de
Oberhünigen;3504;Oberhünigen;629;BE;7.667;46.874;de
Zäziwil;3532;Oberhünigen;629;BE;7.680;46.882;de
Mirchel;3532;Oberhünigen;629;BE;7.657;46.882;de
Bowil;3533;Oberhünigen;629;BE;7.686;46.877;de
Linden;3673;Oberhünigen;629;BE;7.678;46.860;de
Gümligen;3073;Allmendingen;630;BE;7.515;46.927;de
Allmendingen b. Bern;3112;Allmendingen;630;BE;7.520;46.918;de
Wichtrach;3114;Wichtrach;632;BE;7.582;46.846;de
Häutligen;3510;Wichtrach;632;BE;7.604;46.850;de
Laupen BE;3177;Ferenbalm;662;BE;7.233;46.919;de
Gümmenen;3205;Ferenbalm;662;BE;7.238;46.940;de
Rizenbach;3206;Ferenbalm;662;BE;7.228;46.949;de
Ferenbalm;3206;Ferenbalm;662;BE;7.215;46.956;de
Biberen;3206;Ferenbalm;662;BE;7.211;46.938;de
Gammen;3206;Ferenbalm;662;BE;7.226;46.921;de
Wileroltigen;3207;Ferenbalm;662;BE;7.234;46.958;de
Bern;3020;Frauenkappelen;663;BE;7.326;46.946;de
Wohlen b. Bern;3033;Frauenkappelen;663;BE;7.358;46.964;de
Frauenkappelen;3202;Frauenkappelen;663;BE;7.332;46.954;de
Gurbrü;3208;Gurbrü;665;BE;7.217;46.967;de
Kerzers;3210;Gurbrü;665;BE;7.197;46.962;de
Kriechenwil;3179;Kriechenwil;666;BE;7.211;46.914;de
Laupen BE;3177;Laupen;667;BE;7.249;46.906;de
Frauenkappelen;3202;Mühleberg;668;BE;7.302;46.954;de
Mühleberg;3203;Mühleberg;668;BE;7.264;46.963;de
Rosshäusern;3204;Mühleberg;668;BE;7.273;46.929;de
Gümmenen;3205;Mühleberg;668;BE;7.252;46.943;de
Münchenwiler;1797;Münchenwiler;669;BE;7.125;46.910;de
Thörishaus;3174;Neuenegg;670;BE;7.340;46.894;de
Neuenegg;3176;Neuenegg;670;BE;7.297;46.907;de
Laupen BE;3177;Neuenegg;670;BE;7.260;46.913;de
Rosshäusern;3204;Neuenegg;670;BE;7.267;46.918;de
Wileroltigen;3207;Wileroltigen;671;BE;7.239;46.971;de
Belprahon;2744;Belprahon;681;BE;7.405;47.290;fr
Champoz;2735;Champoz;683;BE;7.310;47.259;fr
Corcelles BE;2747;Corcelles (BE);687;BE;7.472;47.290;fr
Champoz;2735;Court;690;BE;7.325;47.253;fr
Court;2738;Court;690;BE;7.363;47.237;fr
Crémines;2746;Crémines;691;BE;7.455;47.273;fr
Gänsbrunnen;4716;Crémines;691;BE;7.465;47.268;de
Eschert;2743;Eschert;692;BE;7.412;47.266;fr
Grandval;2745;Grandval;694;BE;7.428;47.283;fr
Loveresse;2732;Loveresse;696;BE;7.240;47.243;fr
Pontenet;2733;Loveresse;696;BE;7.248;47.238;fr
Moutier;2740;Moutier;700;BE;7.371;47.277;fr
Perrefitte;2742;Perrefitte;701;BE;7.322;47.278;fr
Tavannes;2710;Reconvilier;703;BE;7.182;47.237;fr
Reconvilier;2732;Reconvilier;703;BE;7.218;47.231;fr
Moutier;2740;Roches (BE);704;BE;7.344;47.296;fr
Roches BE;2762;Roches (BE);704;BE;7.385;47.304;fr
Le Fuet;2712;Saicourt;706;BE;7.177;47.249;fr
Bellelay;2713;Saicourt;706;BE;7.163;47.265;fr
Tramelan;2720;Saicourt;706;BE;7.154;47.240;fr
Saicourt;2732;Saicourt;706;BE;7.203;47.249;fr
Saules BE;2732;Saules (BE);707;BE;7.223;47.252;fr
Schelten;2827;Schelten;708;BE;7.555;47.336;de
Seehof;2747;Seehof;709;BE;7.524;47.305;de
Sorvilier;2736;Sorvilier;711;BE;7.309;47.233;fr
Tavannes;2710;Tavannes;713;BE;7.193;47.220;fr
La Tanne;2720;Tavannes;713;BE;7.156;47.222;fr
Rebévelier;2717;Rebévelier;715;BE;7.187;47.289;fr
Le Fuet;2712;Petit-Val;716;BE;7.191;47.258;fr
Châtelat;2715;Petit-Val;716;BE;7.189;47.268;fr
Monible;2715;Petit-Val;716;BE;7.199;47.278;fr
Sornetan;2716;Petit-Val;716;BE;7.216;47.276;fr
Fornet-Dessous;2717;Petit-Val;716;BE;7.179;47.277;fr
Souboz;2748;Petit-Val;716;BE;7.263;47.272;fr
Les Ecorcheresses;2748;Petit-Val;716;BE;7.245;47.284;fr
Pontenet;2733;Valbirse;717;BE;7.258;47.246;fr
Bévilard;2735;Valbirse;717;BE;7.286;47.234;fr
Malleray;2735;Valbirse;717;BE;7.263;47.233;fr
Ligerz;2514;La Neuveville;723;BE;7.131;47.083;de
La Neuveville;2520;La Neuveville;723;BE;7.104;47.076;fr
Lignières;2523;La Neuveville;723;BE;7.089;47.080;fr
Nods;2518;Nods;724;BE;7.059;47.122;fr
Lignières;2523;Nods;724;BE;7.085;47.093;fr
Les Prés-d'Orvin;2534;Nods;724;BE;7.134;47.150;fr
Prêles;2515;Plateau de Diesse;726;BE;7.119;47.097;fr
Lamboing;2516;Plateau de Diesse;726;BE;7.159;47.126;fr
Diesse;2517;Plateau de Diesse;726;BE;7.121;47.119;fr
Aegerten;2558;Aegerten;731;BE;7.283;47.118;de
Port;2562;Bellmund;732;BE;7.247;47.112;de
Ipsach;2563;Bellmund;732;BE;7.239;47.111;de
Bellmund;2564;Bellmund;732;BE;7.248;47.102;de
Biel/Bienne;2503;Brügg;733;BE;7.257;47.123;multiple
Biel/Bienne;2504;Brügg;733;BE;7.286;47.140;multiple
Orpund;2552;Brügg;733;BE;7.291;47.136;de
Brügg BE;2555;Brügg;733;BE;7.282;47.128;de
Bühl b. Aarberg;3274;Bühl;734;BE;7.246;47.066;de
Epsach;3272;Epsach;735;BE;7.222;47.071;de
Täuffelen;2575;Hagneck;736;BE;7.193;47.061;de
Hagneck;2575;Hagneck;736;BE;7.189;47.048;de
Hermrigen;3274;Hermrigen;737;BE;7.240;47.081;de
Jens;2565;Jens;738;BE;7.269;47.097;de
Ipsach;2563;Ipsach;739;BE;7.232;47.115;de
Twann;2513;Ligerz;740;BE;7.151;47.092;de
Ligerz;2514;Ligerz;740;BE;7.138;47.089;de
Merzligen;3274;Merzligen;741;BE;7.257;47.086;de
Mörigen;2572;Mörigen;742;BE;7.213;47.085;de
Biel/Bienne;2503;Nidau;743;BE;7.247;47.129;multiple
Nidau;2560;Nidau;743;BE;7.241;47.124;de
Biel/Bienne;2504;Orpund;744;BE;7.287;47.146;multiple
Orpund;2552;Orpund;744;BE;7.301;47.142;de
Nidau;2560;Port;745;BE;7.252;47.122;de
Port;2562;Port;745;BE;7.258;47.114;de
Safnern;2553;Safnern;746;BE;7.319;47.154;de
Scheuren;2556;Scheuren;747;BE;7.330;47.131;de
Schwadernau;2556;Schwadernau;748;BE;7.310;47.124;de
Studen BE;2557;Studen (BE);749;BE;7.306;47.114;de
Sutz;2572;Sutz-Lattrigen;750;BE;7.218;47.099;de
Täuffelen;2575;Täuffelen;751;BE;7.196;47.060;de
Gerolfingen;2575;Täuffelen;751;BE;7.202;47.076;de
Hagneck;2575;Täuffelen;751;BE;7.193;47.057;de
Walperswil;3272;Walperswil;754;BE;7.226;47.053;de
Worben;3252;Worben;755;BE;7.297;47.099;de
Biel/Bienne;2505;Twann-Tüscherz;756;BE;7.205;47.127;multiple
Tüscherz-Alfermée;2512;Twann-Tüscherz;756;BE;7.195;47.122;de
Twann;2513;Twann-Tüscherz;756;BE;7.160;47.105;de
Lamboing;2516;Twann-Tüscherz;756;BE;7.164;47.118;fr
Erlach;3235;Twann-Tüscherz;756;BE;7.134;47.063;de
Därstetten;3763;Därstetten;761;BE;7.509;46.666;de
Weissenburg;3764;Därstetten;761;BE;7.476;46.668;de
Oey;3753;Diemtigen;762;BE;7.599;46.651;de
Diemtigen;3754;Diemtigen;762;BE;7.559;46.648;de
Horboden;3755;Diemtigen;762;BE;7.575;46.601;de
Zwischenflüh;3756;Diemtigen;762;BE;7.462;46.597;de
Schwenden im Diemtigtal;3757;Diemtigen;762;BE;7.507;46.557;de
Diemtigen;3754;Erlenbach im Simmental;763;BE;7.565;46.658;de
Latterbach;3758;Erlenbach im Simmental;763;BE;7.595;46.672;de
Erlenbach im Simmental;3762;Erlenbach im Simmental;763;BE;7.524;46.657;de
Weissenburg;3764;Oberwil im Simmental;766;BE;7.469;46.655;de
Oberwil im Simmental;3765;Oberwil im Simmental;766;BE;7.421;46.668;de
Boltigen;3766;Oberwil im Simmental;766;BE;7.421;46.637;de
Zwieselberg;3645;Reutigen;767;BE;7.616;46.711;de
Reutigen;3647;Reutigen;767;BE;7.605;46.694;de
Gwatt (Thun);3645;Spiez;768;BE;7.633;46.716;de
Einigen;3646;Spiez;768;BE;7.647;46.703;de
Spiez;3700;Spiez;768;BE;7.672;46.681;de
Hondrich;3702;Spiez;768;BE;7.681;46.673;de
Krattigen;3704;Spiez;768;BE;7.714;46.661;de
Faulensee;3705;Spiez;768;BE;7.700;46.672;de
Emdthal;3711;Wimmis;769;BE;7.680;46.652;de
Wimmis;3752;Wimmis;769;BE;7.643;46.664;de
Höfen b. Thun;3631;Stocken-Höfen;770;BE;7.564;46.721;de
Niederstocken;3632;Stocken-Höfen;770;BE;7.573;46.702;de
Oberstocken;3632;Stocken-Höfen;770;BE;7.550;46.707;de
Guttannen;3864;Guttannen;782;BE;8.304;46.608;de
Hasliberg Hohfluh;6083;Hasliberg;783;BE;8.164;46.753;de
Hasliberg Wasserwendi;6084;Hasliberg;783;BE;8.227;46.753;de
Hasliberg Goldern;6085;Hasliberg;783;BE;8.196;46.738;de
Hasliberg Reuti;6086;Hasliberg;783;BE;8.258;46.730;de
Innertkirchen;3862;Innertkirchen;784;BE;8.238;46.687;de
Gadmen;3863;Innertkirchen;784;BE;8.364;46.701;de
Brienzwiler;3856;Meiringen;785;BE;8.103;46.747;de
Unterbach BE;3857;Meiringen;785;BE;8.123;46.737;de
Meiringen;3860;Meiringen;785;BE;8.123;46.705;de
Brünig;3860;Meiringen;785;BE;8.131;46.760;de
Rosenlaui;3860;Schattenhalb;786;BE;8.154;46.679;de
Schattenhalb;3860;Schattenhalb;786;BE;8.165;46.688;de
Abländschen;1657;Boltigen;791;BE;7.288;46.563;de
Boltigen;3766;Boltigen;791;BE;7.358;46.608;de
Zweisimmen;3770;Boltigen;791;BE;7.387;46.595;de
Matten (St. Stephan);3773;Lenk;792;BE;7.421;46.484;de
Lenk im Simmental;3775;Lenk;792;BE;7.465;46.434;de
St. Stephan;3772;St. Stephan;793;BE;7.394;46.491;de
Matten (St. Stephan);3773;St. Stephan;793;BE;7.472;46.509;de
Zweisimmen;3770;Zweisimmen;794;BE;7.390;46.560;de
Blankenburg;3771;Zweisimmen;794;BE;7.414;46.544;de
Oeschseite;3776;Zweisimmen;794;BE;7.343;46.523;de
Saanenmöser;3777;Zweisimmen;794;BE;7.333;46.508;de
Feutersoey;3784;Gsteig;841;BE;7.225;46.398;de
Gsteig b. Gstaad;3785;Gsteig;841;BE;7.251;46.366;de
Lauenen b. Gstaad;3782;Lauenen;842;BE;7.342;46.393;de
Abländschen;1657;Saanen;843;BE;7.275;46.564;de
Saanenmöser;3777;Saanen;843;BE;7.314;46.513;de
Schönried;3778;Saanen;843;BE;7.278;46.507;de
Gstaad;3780;Saanen;843;BE;7.294;46.476;de
Turbach;3781;Saanen;843;BE;7.346;46.465;de
Grund b. Gstaad;3783;Saanen;843;BE;7.243;46.438;de
Saanen;3792;Saanen;843;BE;7.252;46.478;de
Sangernboden;1738;Guggisberg;852;BE;7.374;46.707;de
Schwarzenburg;3150;Guggisberg;852;BE;7.345;46.796;de
Riffenmatt;3156;Guggisberg;852;BE;7.348;46.758;de
Milken;3157;Guggisberg;852;BE;7.349;46.785;de
Guggisberg;3158;Guggisberg;852;BE;7.320;46.760;de
Riedstätt;3159;Guggisberg;852;BE;7.319;46.784;de
Sangernboden;1738;Rüschegg;853;BE;7.410;46.710;de
Rüti b. Riggisberg;3099;Rüschegg;853;BE;7.440;46.731;de
Mamishaus;3152;Rüschegg;853;BE;7.399;46.806;de
Rüschegg Gambach;3153;Rüschegg;853;BE;7.376;46.770;de
Rüschegg Heubach;3154;Rüschegg;853;BE;7.419;46.771;de
Riffenmatt;3156;Rüschegg;853;BE;7.389;46.745;de
Milken;3157;Rüschegg;853;BE;7.364;46.784;de
Lanzenhäusern;3148;Schwarzenburg;855;BE;7.364;46.846;de
Schwarzenburg;3150;Schwarzenburg;855;BE;7.331;46.814;de
Mamishaus;3152;Schwarzenburg;855;BE;7.378;46.816;de
Rüschegg Heubach;3154;Schwarzenburg;855;BE;7.399;46.801;de
Milken;3157;Schwarzenburg;855;BE;7.366;46.794;de
Albligen;3183;Schwarzenburg;855;BE;7.323;46.849;de
Zimmerwald;3086;Belp;861;BE;7.485;46.885;de
Gerzensee;3115;Belp;861;BE;7.541;46.865;de
Kehrsatz;3122;Belp;861;BE;7.481;46.898;de
Belp;3123;Belp;861;BE;7.507;46.893;de
Belpberg;3124;Belp;861;BE;7.524;46.867;de
Toffen;3125;Belp;861;BE;7.504;46.863;de
Burgistein;3664;Burgistein;863;BE;7.502;46.791;de
Wattenwil;3665;Burgistein;863;BE;7.496;46.779;de
Gerzensee;3115;Gerzensee;866;BE;7.541;46.850;de
Gurzelen;3663;Gurzelen;867;BE;7.535;46.772;de
Burgistein;3664;Gurzelen;867;BE;7.519;46.784;de
Jaberg;3629;Jaberg;868;BE;7.566;46.819;de
Kaufdorf;3126;Kaufdorf;869;BE;7.495;46.840;de
Kehrsatz;3122;Kehrsatz;870;BE;7.468;46.913;de
Belp;3123;Kehrsatz;870;BE;7.481;46.903;de
Gerzensee;3115;Kirchdorf (BE);872;BE;7.529;46.834;de
Kirchdorf BE;3116;Kirchdorf (BE);872;BE;7.542;46.818;de
Mühledorf BE;3116;Kirchdorf (BE);872;BE;7.531;46.827;de
Noflen BE;3116;Kirchdorf (BE);872;BE;7.542;46.802;de
Toffen;3125;Kirchdorf (BE);872;BE;7.506;46.856;de
Gelterfingen;3126;Kirchdorf (BE);872;BE;7.518;46.842;de
Kiesen;3629;Kirchdorf (BE);872;BE;7.564;46.811;de
Zimmerwald;3086;Niedermuhlern;877;BE;7.468;46.869;de
Niedermuhlern;3087;Niedermuhlern;877;BE;7.457;46.860;de
Rüti b. Riggisberg;3099;Riggisberg;879;BE;7.459;46.758;de
Rümligen;3128;Riggisberg;879;BE;7.492;46.827;de
Riggisberg;3132;Riggisberg;879;BE;7.466;46.807;de
Burgistein;3664;Riggisberg;879;BE;7.491;46.783;de
Niedermuhlern;3087;Rüeggisberg;880;BE;7.435;46.850;de
Rüeggisberg;3088;Rüeggisberg;880;BE;7.438;46.824;de
Oberbütschel;3088;Rüeggisberg;880;BE;7.458;46.839;de
Hinterfultigen;3089;Rüeggisberg;880;BE;7.405;46.838;de
Rüti b. Riggisberg;3099;Rüeggisberg;880;BE;7.453;46.719;de
Riggisberg;3132;Rüeggisberg;880;BE;7.476;46.821;de
Rüschegg Heubach;3154;Rüeggisberg;880;BE;7.421;46.793;de
Helgisried-Rohrbach;3155;Rüeggisberg;880;BE;7.417;46.811;de
Seftigen;3662;Seftigen;883;BE;7.539;46.791;de
Belp;3123;Toffen;884;BE;7.494;46.876;de
Toffen;3125;Toffen;884;BE;7.495;46.861;de
Uttigen;3628;Uttigen;885;BE;7.571;46.797;de
Burgistein;3664;Wattenwil;886;BE;7.517;46.784;de
Wattenwil;3665;Wattenwil;886;BE;7.489;46.759;de
Zimmerwald;3086;Wald (BE);888;BE;7.463;46.880;de
Englisberg;3086;Wald (BE);888;BE;7.464;46.895;de
Niedermuhlern;3087;Wald (BE);888;BE;7.442;46.865;de
Oberbalm;3096;Wald (BE);888;BE;7.437;46.872;de
Mühlethurnen;3127;Thurnen;889;BE;7.510;46.816;de
Lohnstorf;3127;Thurnen;889;BE;7.511;46.807;de
Kirchenthurnen;3128;Thurnen;889;BE;7.504;46.824;de
Aeschau;3536;Eggiwil;901;BE;7.784;46.906;de
Eggiwil;3537;Eggiwil;901;BE;7.806;46.856;de
Langnau im Emmental;3550;Eggiwil;901;BE;7.794;46.911;de
Süderen;3618;Eggiwil;901;BE;7.811;46.815;de
Schangnau;6197;Eggiwil;901;BE;7.839;46.831;de
Schüpbach;3535;Langnau im Emmental;902;BE;7.757;46.934;de
Emmenmatt;3543;Langnau im Emmental;902;BE;7.753;46.948;de
Langnau im Emmental;3550;Langnau im Emmental;902;BE;7.786;46.935;de
Oberfrittenbach;3551;Langnau im Emmental;902;BE;7.795;46.974;de
Bärau;3552;Langnau im Emmental;902;BE;7.825;46.936;de
Gohl;3553;Langnau im Emmental;902;BE;7.832;46.982;de
Trubschachen;3555;Langnau im Emmental;902;BE;7.824;46.924;de
Landiswil;3434;Lauperswil;903;BE;7.703;46.953;de
Zollbrück;3436;Lauperswil;903;BE;7.761;46.973;de
Lauperswil;3438;Lauperswil;903;BE;7.728;46.961;de
Emmenmatt;3543;Lauperswil;903;BE;7.725;46.945;de
Langnau im Emmental;3550;Lauperswil;903;BE;7.762;46.954;de
Oberfrittenbach;3551;Lauperswil;903;BE;7.793;46.981;de
Bowil;3533;Röthenbach im Emmental;904;BE;7.720;46.884;de
Eggiwil;3537;Röthenbach im Emmental;904;BE;7.795;46.825;de
Röthenbach im Emmental;3538;Röthenbach im Emmental;904;BE;7.744;46.854;de
Heimenschwand;3615;Röthenbach im Emmental;904;BE;7.715;46.840;de
Süderen;3618;Röthenbach im Emmental;904;BE;7.758;46.824;de
Lützelflüh-Goldbach;3432;Rüderswil;905;BE;7.686;46.992;de
Schwanden im Emmental;3433;Rüderswil;905;BE;7.693;46.975;de
Zollbrück;3436;Rüderswil;905;BE;7.769;46.983;de
Rüderswil;3437;Rüderswil;905;BE;7.713;46.987;de
Lauperswil;3438;Rüderswil;905;BE;7.717;46.962;de
Ranflüh;3439;Rüderswil;905;BE;7.736;46.986;de
Heimisbach;3453;Rüderswil;905;BE;7.776;46.991;de
Schangnau;6197;Schangnau;906;BE;7.879;46.811;de
Signau;3534;Signau;907;BE;7.735;46.910;de
Schüpbach;3535;Signau;907;BE;7.745;46.931;de
Emmenmatt;3543;Signau;907;BE;7.751;46.949;de
Eggiwil;3537;Trub;908;BE;7.864;46.888;de
Bärau;3552;Trub;908;BE;7.842;46.950;de
Trubschachen;3555;Trub;908;BE;7.885;46.933;de
Trub;3556;Trub;908;BE;7.885;46.970;de
Fankhaus (Trub);3557;Trub;908;BE;7.924;46.981;de
Eggiwil;3537;Trubschachen;909;BE;7.828;46.886;de
Trubschachen;3555;Trubschachen;909;BE;7.843;46.912;de
Trub;3556;Trubschachen;909;BE;7.851;46.934;de
Amsoldingen;3633;Amsoldingen;921;BE;7.587;46.724;de
Blumenstein;3638;Blumenstein;922;BE;7.494;46.729;de
Unterlangenegg;3614;Buchholterberg;923;BE;7.685;46.805;de
Heimenschwand;3615;Buchholterberg;923;BE;7.696;46.825;de
Süderen;3618;Buchholterberg;923;BE;7.718;46.818;de
Bleiken b. Oberdiessbach;3674;Buchholterberg;923;BE;7.656;46.823;de
Schwarzenegg;3616;Eriz;924;BE;7.729;46.782;de
Eriz;3619;Eriz;924;BE;7.849;46.782;de
Schangnau;6197;Eriz;924;BE;7.838;46.800;de
Steffisburg;3612;Fahrni;925;BE;7.653;46.784;de
Fahrni b. Thun;3617;Fahrni;925;BE;7.658;46.796;de
Heiligenschwendi;3625;Heiligenschwendi;927;BE;7.679;46.752;de
Steffisburg;3613;Heimberg;928;BE;7.612;46.775;de
Heimberg;3627;Heimberg;928;BE;7.604;46.791;de
Brenzikofen;3671;Heimberg;928;BE;7.612;46.809;de
Thun;3600;Hilterfingen;929;BE;7.639;46.748;de
Heiligenschwendi;3625;Hilterfingen;929;BE;7.656;46.750;de
Hünibach;3626;Hilterfingen;929;BE;7.649;46.747;de
Hilterfingen;3652;Hilterfingen;929;BE;7.663;46.741;de
Homberg b. Thun;3622;Homberg;931;BE;7.683;46.775;de
Eriz;3619;Horrenbach-Buchen;932;BE;7.809;46.778;de
Horrenbach;3623;Horrenbach-Buchen;932;BE;7.745;46.778;de
Buchen BE;3623;Horrenbach-Buchen;932;BE;7.712;46.781;de
Hilterfingen;3652;Oberhofen am Thunersee;934;BE;7.662;46.734;de
Oberhofen am Thunersee;3653;Oberhofen am Thunersee;934;BE;7.674;46.732;de
Gunten;3654;Oberhofen am Thunersee;934;BE;7.689;46.718;de
Schwarzenegg;3616;Oberlangenegg;935;BE;7.738;46.799;de
Süderen;3618;Oberlangenegg;935;BE;7.757;46.811;de
Pohlern;3638;Pohlern;936;BE;7.524;46.718;de
Eriz;3619;Sigriswil;938;BE;7.783;46.761;de
Teuffenthal b. Thun;3623;Sigriswil;938;BE;7.748;46.770;de
Gunten;3654;Sigriswil;938;BE;7.705;46.715;de
Sigriswil;3655;Sigriswil;938;BE;7.735;46.720;de
Tschingel ob Gunten;3656;Sigriswil;938;BE;7.713;46.726;de
Aeschlen ob Gunten;3656;Sigriswil;938;BE;7.696;46.722;de
Ringoldswil;3656;Sigriswil;938;BE;7.696;46.738;de
Schwanden (Sigriswil);3657;Sigriswil;938;BE;7.757;46.744;de
Merligen;3658;Sigriswil;938;BE;7.747;46.701;de
Steffisburg;3612;Steffisburg;939;BE;7.638;46.783;de
Steffisburg;3613;Steffisburg;939;BE;7.615;46.771;de
Fahrni b. Thun;3617;Steffisburg;939;BE;7.658;46.789;de
Schwendibach;3624;Steffisburg;939;BE;7.660;46.771;de
Heimberg;3627;Steffisburg;939;BE;7.609;46.788;de
Teuffenthal b. Thun;3623;Teuffenthal (BE);940;BE;7.708;46.765;de
Amsoldingen;3633;Thierachern;941;BE;7.581;46.736;de
Thierachern;3634;Thierachern;941;BE;7.571;46.750;de
Uebeschi;3635;Thierachern;941;BE;7.545;46.750;de
Längenbühl;3636;Thierachern;941;BE;7.549;46.756;de
Thun;3600;Thun;942;BE;7.624;46.756;de
Thun;3603;Thun;942;BE;7.600;46.762;de
Thun;3604;Thun;942;BE;7.617;46.740;de
Thun;3608;Thun;942;BE;7.598;46.740;de
Steffisburg;3612;Thun;942;BE;7.641;46.766;de
Goldiwil (Thun);3624;Thun;942;BE;7.667;46.760;de
Hünibach;3626;Thun;942;BE;7.649;46.749;de
Gwatt (Thun);3645;Thun;942;BE;7.622;46.724;de
Höfen b. Thun;3631;Uebeschi;943;BE;7.545;46.730;de
Uebeschi;3635;Uebeschi;943;BE;7.549;46.740;de
Thun;3603;Uetendorf;944;BE;7.602;46.771;de
Uetendorf;3661;Uetendorf;944;BE;7.577;46.776;de
Unterlangenegg;3614;Unterlangenegg;945;BE;7.692;46.800;de
Schwarzenegg;3616;Unterlangenegg;945;BE;7.716;46.801;de
Süderen;3618;Wachseldorn;946;BE;7.737;46.819;de
Längenbühl;3636;Forst-Längenbühl;948;BE;7.538;46.758;de
Forst b. Längenbühl;3636;Forst-Längenbühl;948;BE;7.525;46.765;de
Gurzelen;3663;Forst-Längenbühl;948;BE;7.523;46.772;de
Wattenwil;3665;Forst-Längenbühl;948;BE;7.521;46.773;de
Kaltacker;3413;Affoltern im Emmental;951;BE;7.701;47.077;de
Affoltern im Emmental;3416;Affoltern im Emmental;951;BE;7.724;47.068;de
Rüegsbach;3418;Affoltern im Emmental;951;BE;7.717;47.055;de
Weier im Emmental;3462;Affoltern im Emmental;951;BE;7.751;47.063;de
Häusernmoos im Emmental;3463;Affoltern im Emmental;951;BE;7.743;47.078;de
Schmidigen-Mühleweg;3464;Affoltern im Emmental;951;BE;7.746;47.086;de
Häusernmoos im Emmental;3463;Dürrenroth;952;BE;7.750;47.082;de
Schmidigen-Mühleweg;3464;Dürrenroth;952;BE;7.748;47.090;de
Dürrenroth;3465;Dürrenroth;952;BE;7.785;47.080;de
Walterswil BE;4942;Dürrenroth;952;BE;7.774;47.091;de
Huttwil;4950;Eriswil;953;BE;7.853;47.091;de
Eriswil;4952;Eriswil;953;BE;7.859;47.069;de
Rohrbachgraben;4938;Huttwil;954;BE;7.811;47.101;de
Huttwil;4950;Huttwil;954;BE;7.852;47.110;de
Eriswil;4952;Huttwil;954;BE;7.871;47.089;de
Schwarzenbach (Huttwil);4953;Huttwil;954;BE;7.827;47.106;de
Oberburg;3414;Lützelflüh;955;BE;7.595;47.000;de
Rüegsauschachen;3415;Lützelflüh;955;BE;7.666;47.014;de
Rüegsbach;3418;Lützelflüh;955;BE;7.713;47.044;de
Biembach im Emmental;3419;Lützelflüh;955;BE;7.599;46.994;de
Lützelflüh-Goldbach;3432;Lützelflüh;955;BE;7.685;47.006;de
Schwanden im Emmental;3433;Lützelflüh;955;BE;7.680;46.976;de
Obergoldbach;3434;Lützelflüh;955;BE;7.666;46.966;de
Ramsei;3435;Lützelflüh;955;BE;7.709;47.000;de
Ranflüh;3439;Lützelflüh;955;BE;7.746;46.989;de
Grünenmatt;3452;Lützelflüh;955;BE;7.729;47.010;de
Heimisbach;3453;Lützelflüh;955;BE;7.746;47.005;de
Sumiswald;3454;Lützelflüh;955;BE;7.719;47.043;de
Trachselwald;3456;Lützelflüh;955;BE;7.737;47.015;de
Rüegsauschachen;3415;Rüegsau;956;BE;7.657;47.023;de
Affoltern im Emmental;3416;Rüegsau;956;BE;7.711;47.066;de
Rüegsau;3417;Rüegsau;956;BE;7.681;47.028;de
Rüegsbach;3418;Rüegsau;956;BE;7.699;47.047;de
Sumiswald;3454;Rüegsau;956;BE;7.724;47.042;de
Affoltern im Emmental;3416;Sumiswald;957;BE;7.729;47.050;de
Sumiswald;3454;Sumiswald;957;BE;7.743;47.036;de
Grünen;3455;Sumiswald;957;BE;7.738;47.022;de
Wasen im Emmental;3457;Sumiswald;957;BE;7.840;47.029;de
Weier im Emmental;3462;Sumiswald;957;BE;7.769;47.061;de
Eriswil;4952;Sumiswald;957;BE;7.868;47.045;de
Wyssachen;4954;Sumiswald;957;BE;7.800;47.059;de
Heimisbach;3453;Trachselwald;958;BE;7.781;47.009;de
Trachselwald;3456;Trachselwald;958;BE;7.747;47.014;de
Oberfrittenbach;3551;Trachselwald;958;BE;7.806;46.998;de
Häusernmoos im Emmental;3463;Walterswil (BE);959;BE;7.762;47.094;de
Schmidigen-Mühleweg;3464;Walterswil (BE);959;BE;7.740;47.093;de
Rohrbachgraben;4938;Walterswil (BE);959;BE;7.791;47.112;de
Walterswil BE;4942;Walterswil (BE);959;BE;7.774;47.105;de
Oeschenbach;4943;Walterswil (BE);959;BE;7.748;47.099;de
Wasen im Emmental;3457;Wyssachen;960;BE;7.818;47.056;de
Schwarzenbach (Huttwil);4953;Wyssachen;960;BE;7.815;47.092;de
Wyssachen;4954;Wyssachen;960;BE;7.821;47.074;de
Attiswil;4536;Attiswil;971;BE;7.608;47.250;de
Berken;3376;Berken;972;BE;7.704;47.225;de
Bettenhausen;3366;Bettenhausen;973;BE;7.710;47.174;de
Bollodingen;3366;Bettenhausen;973;BE;7.704;47.165;de
Farnern;4539;Farnern;975;BE;7.607;47.270;de
Graben;3376;Graben;976;BE;7.720;47.218;de
Wanzwil;3372;Heimenhausen;977;BE;7.691;47.199;de
Röthenbach Herzogenbuchsee;3373;Heimenhausen;977;BE;7.683;47.206;de
Heimenhausen;3373;Heimenhausen;977;BE;7.696;47.214;de
Herzogenbuchsee;3360;Herzogenbuchsee;979;BE;7.713;47.195;de
Oberönz;3363;Herzogenbuchsee;979;BE;7.689;47.174;de
Inkwil;3375;Inkwil;980;BE;7.663;47.202;de
Niederbipp;4704;Niederbipp;981;BE;7.712;47.258;de
Wolfisberg;4704;Niederbipp;981;BE;7.657;47.278;de
Niederönz;3362;Niederönz;982;BE;7.684;47.188;de
Burgäschi;4556;Niederönz;982;BE;7.675;47.175;de
Oberbipp;4538;Oberbipp;983;BE;7.674;47.253;de
Ochlenberg;3367;Ochlenberg;985;BE;7.740;47.152;de
Oschwand;3476;Ochlenberg;985;BE;7.722;47.137;de
Rumisberg;4539;Rumisberg;987;BE;7.640;47.269;de
Farnern;4539;Rumisberg;987;BE;7.624;47.273;de
Grasswil;3365;Seeberg;988;BE;7.669;47.140;de
Seeberg;3365;Seeberg;988;BE;7.665;47.160;de
Rüedisbach;3474;Seeberg;988;BE;7.697;47.136;de
Riedtwil;3475;Seeberg;988;BE;7.694;47.140;de
Hermiswil;3475;Seeberg;988;BE;7.699;47.155;de
Oschwand;3476;Seeberg;988;BE;7.715;47.129;de
Oeschenbach;4943;Seeberg;988;BE;7.728;47.113;de
Herzogenbuchsee;3360;Thörigen;989;BE;7.716;47.183;de
Thörigen;3367;Thörigen;989;BE;7.733;47.175;de
Oschwand;3476;Thörigen;989;BE;7.724;47.159;de
Walliswil b. Niederbipp;3380;Walliswil bei Niederbipp;990;BE;7.696;47.235;de
Walliswil b. Wangen;3377;Walliswil bei Wangen;991;BE;7.686;47.228;de
Wangenried;3374;Wangen an der Aare;992;BE;7.661;47.218;de
Wangen an der Aare;3380;Wangen an der Aare;992;BE;7.647;47.232;de
Attiswil;4536;Wangen an der Aare;992;BE;7.621;47.233;de
Wangen an der Aare;3380;Wiedlisbach;995;BE;7.659;47.239;de
Wiedlisbach;4537;Wiedlisbach;995;BE;7.648;47.247;de
Rumisberg;4539;Wiedlisbach;995;BE;7.633;47.257;de
Wolhusen;6110;Doppleschwand;1001;LU;8.058;47.029;de
Doppleschwand;6112;Doppleschwand;1001;LU;8.050;47.010;de
Schachen LU;6105;Entlebuch;1002;LU;8.119;47.007;de
Wolhusen;6110;Entlebuch;1002;LU;8.068;47.031;de
Entlebuch;6162;Entlebuch;1002;LU;8.072;46.991;de
Rengg;6162;Entlebuch;1002;LU;8.110;47.004;de
Finsterwald b. Entlebuch;6162;Entlebuch;1002;LU;8.113;46.916;de
Ebnet;6163;Entlebuch;1002;LU;8.086;47.020;de
Hasle LU;6166;Entlebuch;1002;LU;8.016;46.978;de
Schüpfheim;6170;Entlebuch;1002;LU;8.016;46.973;de
Schüpfheim;6170;Flühli;1004;LU;8.042;46.913;de
Flühli LU;6173;Flühli;1004;LU;8.020;46.879;de
Sörenberg;6174;Flühli;1004;LU;8.003;46.817;de
Wiggen;6192;Flühli;1004;LU;7.975;46.869;de
Schangnau;6197;Flühli;1004;LU;7.970;46.789;de
Entlebuch;6162;Hasle (LU);1005;LU;8.059;46.994;de
Finsterwald b. Entlebuch;6162;Hasle (LU);1005;LU;8.103;46.928;de
Hasle LU;6166;Hasle (LU);1005;LU;8.083;46.961;de
Schüpfheim;6170;Hasle (LU);1005;LU;8.071;46.923;de
Fontannen b. Wolhusen;6110;Romoos;1007;LU;7.968;47.020;de
Romoos;6113;Romoos;1007;LU;8.004;47.004;de
Hasle LU;6166;Romoos;1007;LU;8.028;46.992;de
Bramboden;6167;Romoos;1007;LU;7.964;46.988;de
Schüpfheim;6170;Romoos;1007;LU;7.974;46.974;de
Schüpfheim;6170;Schüpfheim;1008;LU;8.006;46.944;de
Schachen LU;6105;Werthenstein;1009;LU;8.132;47.030;de
Werthenstein;6106;Werthenstein;1009;LU;8.108;47.046;de
Wolhusen;6110;Werthenstein;1009;LU;8.072;47.052;de
Trubschachen;3555;Escholzmatt-Marbach;1010;LU;7.870;46.887;de
Schüpfheim;6170;Escholzmatt-Marbach;1010;LU;7.991;46.925;de
Flühli LU;6173;Escholzmatt-Marbach;1010;LU;8.009;46.920;de
Escholzmatt;6182;Escholzmatt-Marbach;1010;LU;7.936;46.928;de
Wiggen;6192;Escholzmatt-Marbach;1010;LU;7.947;46.879;de
Marbach LU;6196;Escholzmatt-Marbach;1010;LU;7.909;46.860;de
Schangnau;6197;Escholzmatt-Marbach;1010;LU;7.919;46.825;de
Aesch LU;6287;Aesch (LU);1021;LU;8.246;47.258;de
Inwil;6034;Ballwil;1023;LU;8.349;47.139;de
Eschenbach LU;6274;Ballwil;1023;LU;8.337;47.136;de
Ballwil;6275;Ballwil;1023;LU;8.333;47.156;de
Emmenbrücke;6020;Emmen;1024;LU;8.261;47.076;de
Rothenburg;6023;Emmen;1024;LU;8.247;47.085;de
Emmen;6032;Emmen;1024;LU;8.309;47.088;de
Neuenkirch;6206;Emmen;1024;LU;8.232;47.088;de
Ermensee;6294;Ermensee;1025;LU;8.237;47.224;de
Rain;6026;Eschenbach (LU);1026;LU;8.283;47.128;de
Inwil;6034;Eschenbach (LU);1026;LU;8.338;47.115;de
Eschenbach LU;6274;Eschenbach (LU);1026;LU;8.314;47.125;de
Gelfingen;6284;Hitzkirch;1030;LU;8.275;47.208;de
Sulz LU;6284;Hitzkirch;1030;LU;8.289;47.222;de
Hitzkirch;6285;Hitzkirch;1030;LU;8.264;47.224;de
Retschwil;6285;Hitzkirch;1030;LU;8.242;47.199;de
Altwis;6286;Hitzkirch;1030;LU;8.251;47.241;de
Schongau;6288;Hitzkirch;1030;LU;8.293;47.251;de
Müswangen;6289;Hitzkirch;1030;LU;8.295;47.234;de
Hämikon;6289;Hitzkirch;1030;LU;8.300;47.246;de
Hämikon;6289;Hitzkirch;1030;LU;8.275;47.241;de
Mosen;6295;Hitzkirch;1030;LU;8.229;47.241;de
Eschenbach LU;6274;Hochdorf;1031;LU;8.309;47.145;de
Ballwil;6275;Hochdorf;1031;LU;8.308;47.153;de
Hochdorf;6280;Hochdorf;1031;LU;8.285;47.170;de
Urswil;6280;Hochdorf;1031;LU;8.287;47.148;de
Baldegg;6283;Hochdorf;1031;LU;8.283;47.184;de
Ballwil;6275;Hohenrain;1032;LU;8.335;47.163;de
Hohenrain;6276;Hohenrain;1032;LU;8.318;47.179;de
Kleinwangen;6277;Hohenrain;1032;LU;8.300;47.198;de
Lieli LU;6277;Hohenrain;1032;LU;8.306;47.213;de
Hochdorf;6280;Hohenrain;1032;LU;8.304;47.168;de
Baldegg;6283;Hohenrain;1032;LU;8.276;47.196;de
Inwil;6034;Inwil;1033;LU;8.364;47.128;de
Gisikon;6038;Inwil;1033;LU;8.396;47.134;de
Rain;6026;Rain;1037;LU;8.265;47.133;de
Rain;6026;Römerswil;1039;LU;8.256;47.146;de
Römerswil LU;6027;Römerswil;1039;LU;8.250;47.173;de
Herlisberg;6028;Römerswil;1039;LU;8.230;47.196;de
Hochdorf;6280;Römerswil;1039;LU;8.272;47.165;de
Urswil;6280;Römerswil;1039;LU;8.275;47.150;de
Baldegg;6283;Römerswil;1039;LU;8.264;47.178;de
Rothenburg;6023;Rothenburg;1040;LU;8.267;47.103;de
Rain;6026;Rothenburg;1040;LU;8.283;47.118;de
Neuenkirch;6206;Rothenburg;1040;LU;8.231;47.099;de
Aesch LU;6287;Schongau;1041;LU;8.247;47.267;de
Schongau;6288;Schongau;1041;LU;8.272;47.267;de
Ebikon;6030;Adligenswil;1051;LU;8.356;47.078;de
Adligenswil;6043;Adligenswil;1051;LU;8.368;47.072;de
Ebikon;6030;Buchrain;1052;LU;8.347;47.090;de
Buchrain;6033;Buchrain;1052;LU;8.347;47.102;de
Perlen;6035;Buchrain;1052;LU;8.356;47.109;de
Dierikon;6036;Dierikon;1053;LU;8.374;47.094;de
Root;6037;Dierikon;1053;LU;8.369;47.102;de
Luzern;6004;Ebikon;1054;LU;8.303;47.066;de
Luzern;6006;Ebikon;1054;LU;8.315;47.068;de
Emmenbrücke;6020;Ebikon;1054;LU;8.299;47.067;de
Ebikon;6030;Ebikon;1054;LU;8.343;47.081;de
Emmen;6032;Ebikon;1054;LU;8.316;47.080;de
Gisikon;6038;Gisikon;1055;LU;8.400;47.127;de
Weggis;6353;Greppen;1056;LU;8.441;47.052;de
Greppen;6404;Greppen;1056;LU;8.439;47.056;de
Luzern;6005;Horw;1058;LU;8.318;47.031;de
St. Niklausen LU;6005;Horw;1058;LU;8.334;47.028;de
Kastanienbaum;6047;Horw;1058;LU;8.331;47.009;de
Horw;6048;Horw;1058;LU;8.313;47.013;de
Hergiswil NW;6052;Horw;1058;LU;8.312;46.999;de
Luzern;6005;Kriens;1059;LU;8.293;47.041;de
Kriens;6010;Kriens;1059;LU;8.269;47.016;de
Obernau;6012;Kriens;1059;LU;8.237;47.028;de
Eigenthal;6013;Kriens;1059;LU;8.224;47.015;de
Horw;6048;Kriens;1059;LU;8.304;47.021;de
Luzern;6003;Luzern;1061;LU;8.297;47.050;de
Luzern;6004;Luzern;1061;LU;8.298;47.060;de
Luzern;6005;Luzern;1061;LU;8.314;47.039;de
Luzern;6006;Luzern;1061;LU;8.344;47.053;de
Luzern;6014;Luzern;1061;LU;8.242;47.058;de
Luzern;6015;Luzern;1061;LU;8.278;47.064;de
Hellbühl;6016;Luzern;1061;LU;8.220;47.074;de
Emmenbrücke;6020;Luzern;1061;LU;8.263;47.063;de
Kehrsiten;6365;Luzern;1061;LU;8.405;47.001;de
Luzern;6014;Malters;1062;LU;8.234;47.056;de
Hellbühl;6016;Malters;1062;LU;8.194;47.059;de
Sigigen;6019;Malters;1062;LU;8.148;47.046;de
Malters;6102;Malters;1062;LU;8.189;47.035;de
Luzern;6006;Meggen;1063;LU;8.355;47.038;de
Meggen;6045;Meggen;1063;LU;8.370;47.051;de
Meierskappel;6344;Meierskappel;1064;LU;8.436;47.116;de
Perlen;6035;Root;1065;LU;8.365;47.111;de
Root;6037;Root;1065;LU;8.390;47.110;de
Gisikon;6038;Root;1065;LU;8.403;47.121;de
Honau;6038;Root;1065;LU;8.408;47.133;de
Root D4;6039;Root;1065;LU;8.374;47.103;de
Udligenswil;6044;Root;1065;LU;8.400;47.106;de
Eigenthal;6013;Schwarzenberg;1066;LU;8.210;46.980;de
Schwarzenberg LU;6103;Schwarzenberg;1066;LU;8.172;46.995;de
Udligenswil;6044;Udligenswil;1067;LU;8.399;47.092;de
Vitznau;6354;Vitznau;1068;LU;8.491;47.015;de
Rigi Kaltbad;6356;Vitznau;1068;LU;8.478;47.040;de
Weggis;6353;Weggis;1069;LU;8.433;47.039;de
Vitznau;6354;Weggis;1069;LU;8.476;47.031;de
Rigi Kaltbad;6356;Weggis;1069;LU;8.469;47.036;de
Neudorf;6025;Beromünster;1081;LU;8.207;47.178;de
Herlisberg;6028;Beromünster;1081;LU;8.221;47.207;de
Beromünster;6215;Beromünster;1081;LU;8.203;47.210;de
Schwarzenbach LU;6215;Beromünster;1081;LU;8.212;47.236;de
Rickenbach LU;6221;Beromünster;1081;LU;8.151;47.200;de
Gunzwil;6222;Beromünster;1081;LU;8.171;47.193;de
Büron;6233;Büron;1082;LU;8.095;47.214;de
Buttisholz;6018;Buttisholz;1083;LU;8.096;47.114;de
Grosswangen;6022;Buttisholz;1083;LU;8.083;47.132;de
Eich;6205;Eich;1084;LU;8.174;47.159;de
Schenkon;6214;Eich;1084;LU;8.153;47.167;de
Geuensee;6232;Geuensee;1085;LU;8.120;47.203;de
Grosswangen;6022;Grosswangen;1086;LU;8.055;47.133;de
Hildisrieden;6024;Hildisrieden;1088;LU;8.235;47.146;de
St. Erhard;6212;Knutwil;1089;LU;8.071;47.182;de
Knutwil;6213;Knutwil;1089;LU;8.071;47.202;de
Sursee;6210;Mauensee;1091;LU;8.091;47.171;de
Kaltbach;6212;Mauensee;1091;LU;8.055;47.180;de
Mauensee;6216;Mauensee;1091;LU;8.071;47.163;de
Wauwil;6242;Mauensee;1091;LU;8.043;47.184;de
Hellbühl;6016;Neuenkirch;1093;LU;8.196;47.072;de
Rothenburg;6023;Neuenkirch;1093;LU;8.232;47.111;de
Hildisrieden;6024;Neuenkirch;1093;LU;8.228;47.134;de
Sempach Station;6203;Neuenkirch;1093;LU;8.211;47.119;de
Sempach;6204;Neuenkirch;1093;LU;8.226;47.131;de
Neuenkirch;6206;Neuenkirch;1093;LU;8.202;47.096;de
Nottwil;6207;Neuenkirch;1093;LU;8.161;47.113;de
Nottwil;6207;Nottwil;1094;LU;8.137;47.127;de
Buttisholz;6018;Oberkirch;1095;LU;8.099;47.140;de
Nottwil;6207;Oberkirch;1095;LU;8.112;47.141;de
Oberkirch LU;6208;Oberkirch;1095;LU;8.102;47.153;de
Sursee;6210;Oberkirch;1095;LU;8.099;47.167;de
Mauensee;6216;Oberkirch;1095;LU;8.091;47.167;de
Pfeffikon LU;5735;Rickenbach (LU);1097;LU;8.162;47.246;de
Rickenbach LU;6221;Rickenbach (LU);1097;LU;8.150;47.215;de
Hellbühl;6016;Ruswil;1098;LU;8.183;47.073;de
Ruswil;6017;Ruswil;1098;LU;8.132;47.082;de
Buttisholz;6018;Ruswil;1098;LU;8.096;47.098;de
Sigigen;6019;Ruswil;1098;LU;8.138;47.061;de
Schachen LU;6105;Ruswil;1098;LU;8.132;47.047;de
Werthenstein;6106;Ruswil;1098;LU;8.112;47.056;de
Wolhusen;6110;Ruswil;1098;LU;8.092;47.065;de
Neuenkirch;6206;Ruswil;1098;LU;8.172;47.090;de
Nottwil;6207;Ruswil;1098;LU;8.134;47.113;de
Sursee;6210;Schenkon;1099;LU;8.124;47.175;de
Schenkon;6214;Schenkon;1099;LU;8.132;47.184;de
Gunzwil;6222;Schenkon;1099;LU;8.155;47.173;de
Schlierbach;6231;Schlierbach;1100;LU;8.119;47.229;de
Hildisrieden;6024;Sempach;1102;LU;8.207;47.158;de
Sempach;6204;Sempach;1102;LU;8.206;47.136;de
Sursee;6210;Sursee;1103;LU;8.104;47.177;de
Knutwil;6213;Triengen;1104;LU;8.072;47.214;de
Triengen;6234;Triengen;1104;LU;8.083;47.237;de
Kulmerau;6234;Triengen;1104;LU;8.089;47.253;de
Winikon;6235;Triengen;1104;LU;8.043;47.231;de
Wilihof;6236;Triengen;1104;LU;8.061;47.221;de
Wolhusen;6110;Wolhusen;1107;LU;8.082;47.055;de
Steinhuserberg;6114;Wolhusen;1107;LU;8.041;47.045;de
Menznau;6122;Wolhusen;1107;LU;8.041;47.056;de
Alberswil;6248;Alberswil;1121;LU;7.993;47.148;de
Altbüron;6147;Altbüron;1122;LU;7.894;47.191;de
Zell LU;6144;Altishofen;1123;LU;7.929;47.162;de
Nebikon;6244;Altishofen;1123;LU;7.964;47.183;de
Ebersecken;6245;Altishofen;1123;LU;7.939;47.181;de
Altishofen;6246;Altishofen;1123;LU;7.959;47.203;de
Schötz;6247;Altishofen;1123;LU;7.961;47.169;de
Richenthal;6263;Altishofen;1123;LU;7.948;47.203;de
Buchs LU;6211;Dagmersellen;1125;LU;8.037;47.202;de
Winikon;6235;Dagmersellen;1125;LU;8.029;47.230;de
Altishofen;6246;Dagmersellen;1125;LU;7.959;47.214;de
Dagmersellen;6252;Dagmersellen;1125;LU;7.998;47.215;de
Uffikon;6253;Dagmersellen;1125;LU;8.027;47.216;de
Reidermoos;6260;Dagmersellen;1125;LU;8.012;47.235;de
Egolzwil;6243;Egolzwil;1127;LU;8.000;47.180;de
Nebikon;6244;Egolzwil;1127;LU;7.978;47.185;de
Grosswangen;6022;Ettiswil;1128;LU;8.032;47.144;de
Kottwil;6217;Ettiswil;1128;LU;8.042;47.163;de
Ettiswil;6218;Ettiswil;1128;LU;8.017;47.146;de
Alberswil;6248;Ettiswil;1128;LU;8.004;47.137;de
Fischbach LU;6145;Fischbach;1129;LU;7.904;47.153;de
Hüswil;6152;Fischbach;1129;LU;7.891;47.131;de
Ufhusen;6153;Fischbach;1129;LU;7.889;47.128;de
Fischbach LU;6145;Grossdietwil;1131;LU;7.887;47.150;de
Grossdietwil;6146;Grossdietwil;1131;LU;7.896;47.169;de
Altbüron;6147;Grossdietwil;1131;LU;7.904;47.195;de
Ebersecken;6245;Grossdietwil;1131;LU;7.926;47.188;de
Menzberg;6125;Hergiswil bei Willisau;1132;LU;7.981;47.043;de
Willisau;6130;Hergiswil bei Willisau;1132;LU;7.977;47.087;de
Rohrmatt;6132;Hergiswil bei Willisau;1132;LU;7.979;47.075;de
Hergiswil b. Willisau;6133;Hergiswil bei Willisau;1132;LU;7.956;47.062;de
Luthern;6156;Hergiswil bei Willisau;1132;LU;7.928;47.078;de
Eriswil;4952;Luthern;1135;LU;7.873;47.049;de
Ufhusen;6153;Luthern;1135;LU;7.904;47.096;de
Hofstatt;6154;Luthern;1135;LU;7.900;47.079;de
Luthern;6156;Luthern;1135;LU;7.903;47.052;de
Luthern Bad;6156;Luthern;1135;LU;7.918;47.028;de
Wolhusen;6110;Menznau;1136;LU;8.023;47.031;de
Menznau;6122;Menznau;1136;LU;8.039;47.082;de
Geiss;6123;Menznau;1136;LU;8.063;47.091;de
Menzberg;6125;Menznau;1136;LU;8.000;47.037;de
Willisau;6130;Menznau;1136;LU;8.031;47.104;de
Nebikon;6244;Nebikon;1137;LU;7.987;47.192;de
St. Urban;4915;Pfaffnau;1139;LU;7.857;47.218;de
Altbüron;6147;Pfaffnau;1139;LU;7.863;47.202;de
Pfaffnau;6264;Pfaffnau;1139;LU;7.901;47.229;de
Roggliswil;6265;Pfaffnau;1139;LU;7.904;47.204;de
Dagmersellen;6252;Reiden;1140;LU;7.972;47.232;de
Reiden;6260;Reiden;1140;LU;7.977;47.244;de
Reidermoos;6260;Reiden;1140;LU;7.995;47.250;de
Hintermoos;6260;Reiden;1140;LU;8.015;47.259;de
Mehlsecken;6260;Reiden;1140;LU;7.957;47.245;de
Langnau b. Reiden;6262;Reiden;1140;LU;7.948;47.230;de
Richenthal;6263;Reiden;1140;LU;7.933;47.211;de
Roggliswil;6265;Roggliswil;1142;LU;7.884;47.214;de
Ohmstal;6143;Schötz;1143;LU;7.954;47.160;de
Schötz;6247;Schötz;1143;LU;7.988;47.166;de
Eriswil;4952;Ufhusen;1145;LU;7.881;47.086;de
Gondiswil;4955;Ufhusen;1145;LU;7.885;47.128;de
Ufhusen;6153;Ufhusen;1145;LU;7.898;47.108;de
Wauwil;6242;Wauwil;1146;LU;8.031;47.184;de
Wikon;4806;Wikon;1147;LU;7.971;47.265;de
Reidermoos;6260;Wikon;1147;LU;8.002;47.262;de
Hintermoos;6260;Wikon;1147;LU;7.996;47.271;de
Zell LU;6144;Zell (LU);1150;LU;7.927;47.138;de
Hüswil;6152;Zell (LU);1150;LU;7.905;47.129;de
Ufhusen;6153;Zell (LU);1150;LU;7.918;47.111;de
Menznau;6122;Willisau;1151;LU;8.023;47.094;de
Menzberg;6125;Willisau;1151;LU;7.992;47.052;de
Daiwil;6126;Willisau;1151;LU;8.011;47.098;de
Willisau;6130;Willisau;1151;LU;7.981;47.114;de
Rohrmatt;6132;Willisau;1151;LU;7.984;47.075;de
Hergiswil b. Willisau;6133;Willisau;1151;LU;7.949;47.097;de
Gettnau;6142;Willisau;1151;LU;7.970;47.138;de
Ohmstal;6143;Willisau;1151;LU;7.970;47.148;de
Zell LU;6144;Willisau;1151;LU;7.927;47.118;de
Hofstatt;6154;Willisau;1151;LU;7.928;47.101;de
Luthern;6156;Willisau;1151;LU;7.928;47.088;de
Alberswil;6248;Willisau;1151;LU;8.003;47.137;de
Altdorf UR;6460;Altdorf (UR);1201;UR;8.641;46.888;de
Andermatt;6490;Andermatt;1202;UR;8.614;46.617;de
Engelberg;6390;Attinghausen;1203;UR;8.508;46.812;de
Attinghausen;6468;Attinghausen;1203;UR;8.606;46.857;de
Muotathal;6436;Bürglen (UR);1205;UR;8.751;46.917;de
Bisisthal;6436;Bürglen (UR);1205;UR;8.810;46.927;de
Altdorf UR;6460;Bürglen (UR);1205;UR;8.644;46.869;de
Bürglen UR;6463;Bürglen (UR);1205;UR;8.685;46.890;de
Spiringen;6464;Bürglen (UR);1205;UR;8.698;46.871;de
Haldi b. Schattdorf;6469;Bürglen (UR);1205;UR;8.685;46.861;de
Erstfeld;6472;Erstfeld;1206;UR;8.601;46.813;de
Flüelen;6454;Flüelen;1207;UR;8.647;46.919;de
Altdorf UR;6460;Flüelen;1207;UR;8.652;46.911;de
Göschenen;6487;Göschenen;1208;UR;8.518;46.668;de
Silenen;6473;Gurtnellen;1209;UR;8.655;46.792;de
Amsteg;6474;Gurtnellen;1209;UR;8.653;46.779;de
Intschi;6476;Gurtnellen;1209;UR;8.646;46.768;de
Gurtnellen;6482;Gurtnellen;1209;UR;8.636;46.728;de
Hospental;6493;Hospental;1210;UR;8.559;46.609;de
Isenthal;6461;Isenthal;1211;UR;8.526;46.883;de
Realp;6491;Realp;1212;UR;8.473;46.577;de
Schattdorf;6467;Schattdorf;1213;UR;8.654;46.857;de
Haldi b. Schattdorf;6469;Schattdorf;1213;UR;8.689;46.848;de
Seedorf UR;6462;Seedorf (UR);1214;UR;8.588;46.888;de
Bauen;6466;Seedorf (UR);1214;UR;8.577;46.931;de
Seelisberg;6377;Seelisberg;1215;UR;8.570;46.971;de
Rütli;6441;Seelisberg;1215;UR;8.593;46.969;de
Erstfeld;6472;Silenen;1216;UR;8.679;46.815;de
Silenen;6473;Silenen;1216;UR;8.692;46.802;de
Amsteg;6474;Silenen;1216;UR;8.671;46.773;de
Bristen;6475;Silenen;1216;UR;8.752;46.771;de
Intschi;6476;Silenen;1216;UR;8.658;46.758;de
Sisikon;6452;Sisikon;1217;UR;8.637;46.942;de
Riemenstalden;6452;Sisikon;1217;UR;8.686;46.938;de
Spiringen;6464;Spiringen;1218;UR;8.737;46.874;de
Urnerboden;8751;Spiringen;1218;UR;8.908;46.880;de
Bisisthal;6436;Unterschächen;1219;UR;8.821;46.900;de
Unterschächen;6465;Unterschächen;1219;UR;8.782;46.853;de
Wassen UR;6484;Wassen;1220;UR;8.599;46.701;de
Meien;6485;Wassen;1220;UR;8.516;46.731;de
Bennau;8836;Einsiedeln;1301;SZ;8.717;47.150;de
Einsiedeln;8840;Einsiedeln;1301;SZ;8.737;47.133;de
Trachslau;8840;Einsiedeln;1301;SZ;8.730;47.101;de
Gross;8841;Einsiedeln;1301;SZ;8.762;47.095;de
Euthal;8844;Einsiedeln;1301;SZ;8.843;47.093;de
Willerzell;8846;Einsiedeln;1301;SZ;8.817;47.132;de
Egg SZ;8847;Einsiedeln;1301;SZ;8.779;47.162;de
Rigi Scheidegg;6410;Gersau;1311;SZ;8.519;47.026;de
Gersau;6442;Gersau;1311;SZ;8.533;47.007;de
Wollerau;8832;Feusisberg;1321;SZ;8.713;47.186;de
Schindellegi;8834;Feusisberg;1321;SZ;8.706;47.174;de
Feusisberg;8835;Feusisberg;1321;SZ;8.758;47.179;de
Bennau;8836;Feusisberg;1321;SZ;8.712;47.157;de
Egg SZ;8847;Feusisberg;1321;SZ;8.756;47.173;de
Hurden;8640;Freienbach;1322;SZ;8.797;47.213;de
Bäch SZ;8806;Freienbach;1322;SZ;8.738;47.204;de
Freienbach;8807;Freienbach;1322;SZ;8.755;47.202;de
Pfäffikon SZ;8808;Freienbach;1322;SZ;8.784;47.191;de
Wollerau;8832;Freienbach;1322;SZ;8.752;47.196;de
Wilen b. Wollerau;8832;Freienbach;1322;SZ;8.735;47.195;de
Bäch SZ;8806;Wollerau;1323;SZ;8.718;47.201;de
Wollerau;8832;Wollerau;1323;SZ;8.707;47.190;de
Samstagern;8833;Wollerau;1323;SZ;8.689;47.189;de
Schindellegi;8834;Wollerau;1323;SZ;8.693;47.175;de
Merlischachen;6402;Küssnacht (SZ);1331;SZ;8.406;47.071;de
Küssnacht am Rigi;6403;Küssnacht (SZ);1331;SZ;8.447;47.084;de
Immensee;6405;Küssnacht (SZ);1331;SZ;8.468;47.106;de
Willerzell;8846;Altendorf;1341;SZ;8.825;47.149;de
Altendorf;8852;Altendorf;1341;SZ;8.825;47.173;de
Lachen SZ;8853;Galgenen;1342;SZ;8.862;47.185;de
Siebnen;8854;Galgenen;1342;SZ;8.885;47.153;de
Galgenen;8854;Galgenen;1342;SZ;8.869;47.170;de
Innerthal;8858;Innerthal;1343;SZ;8.921;47.055;de
Lachen SZ;8853;Lachen;1344;SZ;8.858;47.193;de
Reichenburg;8864;Reichenburg;1345;SZ;8.976;47.159;de
Siebnen;8854;Schübelbach;1346;SZ;8.922;47.149;de
Wangen SZ;8855;Schübelbach;1346;SZ;8.911;47.184;de
Schübelbach;8862;Schübelbach;1346;SZ;8.929;47.173;de
Buttikon SZ;8863;Schübelbach;1346;SZ;8.947;47.169;de
Uznach;8730;Tuggen;1347;SZ;8.969;47.214;de
Wangen SZ;8855;Tuggen;1347;SZ;8.912;47.192;de
Tuggen;8856;Tuggen;1347;SZ;8.939;47.200;de
Vorderthal;8857;Vorderthal;1348;SZ;8.895;47.126;de
Lachen SZ;8853;Wangen (SZ);1349;SZ;8.862;47.202;de
Siebnen;8854;Wangen (SZ);1349;SZ;8.895;47.181;de
Wangen SZ;8855;Wangen (SZ);1349;SZ;8.893;47.196;de
Alpthal;8849;Alpthal;1361;SZ;8.715;47.056;de
Walchwil;6318;Arth;1362;SZ;8.523;47.090;de
Rigi Kaltbad;6356;Arth;1362;SZ;8.503;47.034;de
Goldau;6410;Arth;1362;SZ;8.541;47.048;de
Rigi Klösterli;6410;Arth;1362;SZ;8.497;47.043;de
Rigi Staffel;6410;Arth;1362;SZ;8.477;47.050;de
Rigi Kulm;6410;Arth;1362;SZ;8.489;47.057;de
Oberarth;6414;Arth;1362;SZ;8.538;47.056;de
Arth;6415;Arth;1362;SZ;8.546;47.074;de
Steinerberg;6416;Arth;1362;SZ;8.567;47.067;de
Illgau;6434;Illgau;1363;SZ;8.736;46.997;de
Seewen SZ;6423;Ingenbohl;1364;SZ;8.604;47.016;de
Brunnen;6440;Ingenbohl;1364;SZ;8.615;46.994;de
Lauerz;6424;Lauerz;1365;SZ;8.579;47.026;de
Stoos SZ;6433;Morschach;1366;SZ;8.664;46.970;de
Brunnen;6440;Morschach;1366;SZ;8.612;46.977;de
Morschach;6443;Morschach;1366;SZ;8.630;46.984;de
Sisikon;6452;Morschach;1366;SZ;8.628;46.955;de
Stoos SZ;6433;Muotathal;1367;SZ;8.695;46.982;de
Muotathal;6436;Muotathal;1367;SZ;8.764;46.960;de
Bisisthal;6436;Muotathal;1367;SZ;8.878;46.930;de
Ried (Muotathal);6436;Muotathal;1367;SZ;8.707;46.981;de
Klöntal;8750;Muotathal;1367;SZ;8.898;47.017;de
Unteriberg;8842;Oberiberg;1368;SZ;8.824;47.015;de
Oberiberg;8843;Oberiberg;1368;SZ;8.764;47.034;de
Riemenstalden;6452;Riemenstalden;1369;SZ;8.706;46.939;de
Rothenthurm;6418;Rothenthurm;1370;SZ;8.677;47.097;de
Morgarten;6315;Sattel;1371;SZ;8.650;47.100;de
Sattel;6417;Sattel;1371;SZ;8.627;47.081;de
Rothenthurm;6418;Sattel;1371;SZ;8.653;47.096;de
Steinen;6422;Sattel;1371;SZ;8.612;47.068;de
Sattel;6417;Schwyz;1372;SZ;8.663;47.062;de
Seewen SZ;6423;Schwyz;1372;SZ;8.634;47.036;de
Schwyz;6430;Schwyz;1372;SZ;8.666;47.028;de
Rickenbach b. Schwyz;6432;Schwyz;1372;SZ;8.697;47.010;de
Ibach;6438;Schwyz;1372;SZ;8.647;47.002;de
Unteriberg;8842;Schwyz;1372;SZ;8.772;47.003;de
Oberiberg;8843;Schwyz;1372;SZ;8.742;47.017;de
Steinen;6422;Steinen;1373;SZ;8.610;47.052;de
Steinerberg;6416;Steinerberg;1374;SZ;8.580;47.065;de
Unteriberg;8842;Unteriberg;1375;SZ;8.800;47.057;de
Euthal;8844;Unteriberg;1375;SZ;8.850;47.072;de
Studen SZ;8845;Unteriberg;1375;SZ;8.856;47.036;de
Pilatus Kulm;6010;Alpnach;1401;OW;8.256;46.979;de
Alpnachstad;6053;Alpnach;1401;OW;8.288;46.966;de
Alpnach Dorf;6055;Alpnach;1401;OW;8.211;46.950;de
Kerns;6064;Alpnach;1401;OW;8.281;46.927;de
Grafenort;6388;Engelberg;1402;OW;8.371;46.862;de
Engelberg;6390;Engelberg;1402;OW;8.434;46.817;de
Giswil;6074;Giswil;1403;OW;8.121;46.836;de
Sörenberg;6174;Giswil;1403;OW;8.065;46.800;de
Kerns;6064;Kerns;1404;OW;8.302;46.906;de
St. Niklausen OW;6066;Kerns;1404;OW;8.301;46.873;de
Melchtal;6067;Kerns;1404;OW;8.298;46.825;de
Melchsee-Frutt;6068;Kerns;1404;OW;8.297;46.782;de
Lungern;6078;Lungern;1405;OW;8.191;46.787;de
Bürglen OW;6078;Lungern;1405;OW;8.159;46.812;de
Melchtal;6067;Sachseln;1406;OW;8.286;46.838;de
Sachseln;6072;Sachseln;1406;OW;8.245;46.823;de
Flüeli-Ranft;6073;Sachseln;1406;OW;8.259;46.875;de
Giswil;6074;Sachseln;1406;OW;8.195;46.845;de
Kägiswil;6056;Sarnen;1407;OW;8.248;46.917;de
Sarnen;6060;Sarnen;1407;OW;8.251;46.901;de
Ramersberg;6060;Sarnen;1407;OW;8.221;46.904;de
Wilen (Sarnen);6062;Sarnen;1407;OW;8.209;46.873;de
Stalden (Sarnen);6063;Sarnen;1407;OW;8.163;46.899;de
Beckenried;6375;Beckenried;1501;NW;8.477;46.928;de
Emmetten;6376;Beckenried;1501;NW;8.484;46.953;de
Buochs;6374;Buochs;1502;NW;8.417;46.964;de
Dallenwil;6383;Dallenwil;1503;NW;8.383;46.923;de
Wiesenberg;6383;Dallenwil;1503;NW;8.359;46.923;de
Wirzweli;6383;Dallenwil;1503;NW;8.367;46.911;de
Emmetten;6376;Emmetten;1504;NW;8.521;46.943;de
Seelisberg;6377;Emmetten;1504;NW;8.559;46.974;de
Obbürgen;6363;Ennetbürgen;1505;NW;8.391;46.993;de
Bürgenstock;6363;Ennetbürgen;1505;NW;8.397;46.996;de
Ennetbürgen;6373;Ennetbürgen;1505;NW;8.404;46.988;de
Buochs;6374;Ennetbürgen;1505;NW;8.416;46.979;de
Stansstad;6362;Ennetmoos;1506;NW;8.330;46.965;de
Stans;6370;Ennetmoos;1506;NW;8.343;46.962;de
Ennetmoos;6372;Ennetmoos;1506;NW;8.319;46.943;de
Kriens;6010;Hergiswil (NW);1507;NW;8.253;46.990;de
Eigenthal;6013;Hergiswil (NW);1507;NW;8.224;46.985;de
Hergiswil NW;6052;Hergiswil (NW);1507;NW;8.279;46.986;de
Stans;6370;Oberdorf (NW);1508;NW;8.375;46.957;de
Oberdorf NW;6370;Oberdorf (NW);1508;NW;8.389;46.951;de
Buochs;6374;Oberdorf (NW);1508;NW;8.406;46.956;de
Büren NW;6382;Oberdorf (NW);1508;NW;8.411;46.941;de
Niederrickenbach;6383;Oberdorf (NW);1508;NW;8.436;46.932;de
Stansstad;6362;Stans;1509;NW;8.342;46.968;de
Stans;6370;Stans;1509;NW;8.365;46.956;de
Ennetmoos;6372;Stans;1509;NW;8.349;46.957;de
Ennetbürgen;6373;Stans;1509;NW;8.387;46.977;de
Stansstad;6362;Stansstad;1510;NW;8.341;46.973;de
Obbürgen;6363;Stansstad;1510;NW;8.370;46.985;de
Fürigen;6363;Stansstad;1510;NW;8.351;46.982;de
Bürgenstock;6363;Stansstad;1510;NW;8.375;46.996;de
Kehrsiten;6365;Stansstad;1510;NW;8.366;46.995;de
Dallenwil;6383;Wolfenschiessen;1511;NW;8.395;46.930;de
Niederrickenbach;6383;Wolfenschiessen;1511;NW;8.439;46.919;de
Wolfenschiessen;6386;Wolfenschiessen;1511;NW;8.379;46.896;de
Oberrickenbach;6387;Wolfenschiessen;1511;NW;8.440;46.878;de
Grafenort;6388;Wolfenschiessen;1511;NW;8.349;46.860;de
Engelberg;6390;Wolfenschiessen;1511;NW;8.362;46.809;de
Näfels;8752;Glarus Nord;1630;GL;9.011;47.082;de
Mollis;8753;Glarus Nord;1630;GL;9.092;47.096;de
Netstal;8754;Glarus Nord;1630;GL;9.067;47.070;de
Filzbach;8757;Glarus Nord;1630;GL;9.120;47.109;de
Obstalden;8758;Glarus Nord;1630;GL;9.155;47.072;de
Bilten;8865;Glarus Nord;1630;GL;9.009;47.152;de
Ziegelbrücke;8866;Glarus Nord;1630;GL;9.056;47.136;de
Niederurnen;8867;Glarus Nord;1630;GL;9.015;47.129;de
Oberurnen;8868;Glarus Nord;1630;GL;9.034;47.115;de
Weesen;8872;Glarus Nord;1630;GL;9.095;47.126;de
Mühlehorn;8874;Glarus Nord;1630;GL;9.167;47.103;de
Glarus;8750;Glarus Süd;1631;GL;9.075;47.028;de
Ennenda;8755;Glarus Süd;1631;GL;9.078;47.029;de
Mitlödi;8756;Glarus Süd;1631;GL;9.091;47.015;de
Schwanden GL;8762;Glarus Süd;1631;GL;9.100;46.967;de
Schwändi b. Schwanden;8762;Glarus Süd;1631;GL;9.057;47.013;de
Sool;8762;Glarus Süd;1631;GL;9.117;47.009;de
Engi;8765;Glarus Süd;1631;GL;9.170;46.999;de
Matt;8766;Glarus Süd;1631;GL;9.185;46.959;de
Elm;8767;Glarus Süd;1631;GL;9.147;46.903;de
Nidfurn;8772;Glarus Süd;1631;GL;9.046;46.988;de
Haslen GL;8773;Glarus Süd;1631;GL;9.071;46.965;de
Leuggelbach;8774;Glarus Süd;1631;GL;9.032;46.980;de
Luchsingen;8775;Glarus Süd;1631;GL;8.999;46.980;de
Hätzingen;8775;Glarus Süd;1631;GL;9.048;46.962;de
Diesbach GL;8777;Glarus Süd;1631;GL;9.049;46.948;de
Betschwanden;8777;Glarus Süd;1631;GL;9.054;46.930;de
Rüti GL;8782;Glarus Süd;1631;GL;9.020;46.932;de
Linthal;8783;Glarus Süd;1631;GL;8.972;46.871;de
Braunwald;8784;Glarus Süd;1631;GL;8.987;46.942;de
Glarus;8750;Glarus;1632;GL;9.056;47.039;de
Riedern;8750;Glarus;1632;GL;9.041;47.050;de
Klöntal;8750;Glarus;1632;GL;8.967;47.013;de
Netstal;8754;Glarus;1632;GL;9.051;47.066;de
Ennenda;8755;Glarus;1632;GL;9.098;47.044;de
Zug;6300;Baar;1701;ZG;8.500;47.186;de
Steinhausen;6312;Baar;1701;ZG;8.503;47.192;de
Neuägeri;6314;Baar;1701;ZG;8.560;47.154;de
Allenwinden;6319;Baar;1701;ZG;8.548;47.164;de
Baar;6340;Baar;1701;ZG;8.537;47.198;de
Neuheim;6345;Baar;1701;ZG;8.562;47.204;de
Cham;6330;Cham;1702;ZG;8.453;47.196;de
Hünenberg;6331;Cham;1702;ZG;8.417;47.223;de
Hagendorn;6332;Cham;1702;ZG;8.429;47.209;de
Mühlau;5642;Hünenberg;1703;ZG;8.398;47.229;de
Hünenberg;6331;Hünenberg;1703;ZG;8.421;47.177;de
Hagendorn;6332;Hünenberg;1703;ZG;8.423;47.202;de
Hünenberg See;6333;Hünenberg;1703;ZG;8.446;47.171;de
Menzingen;6313;Menzingen;1704;ZG;8.598;47.170;de
Menzingen;6313;Menzingen;1704;ZG;8.636;47.170;de
Edlibach;6313;Menzingen;1704;ZG;8.573;47.181;de
Finstersee;6313;Menzingen;1704;ZG;8.637;47.164;de
Neuägeri;6314;Menzingen;1704;ZG;8.564;47.153;de
Alosen;6315;Menzingen;1704;ZG;8.653;47.154;de
Menzingen;6313;Neuheim;1705;ZG;8.608;47.197;de
Baar;6340;Neuheim;1705;ZG;8.561;47.190;de
Sihlbrugg;6340;Neuheim;1705;ZG;8.579;47.216;de
Neuheim;6345;Neuheim;1705;ZG;8.584;47.201;de
Unterägeri;6314;Oberägeri;1706;ZG;8.605;47.118;de
Oberägeri;6315;Oberägeri;1706;ZG;8.612;47.138;de
Alosen;6315;Oberägeri;1706;ZG;8.652;47.144;de
Morgarten;6315;Oberägeri;1706;ZG;8.650;47.110;de
Sattel;6417;Oberägeri;1706;ZG;8.614;47.099;de
Rothenthurm;6418;Oberägeri;1706;ZG;8.665;47.121;de
Bennau;8836;Oberägeri;1706;ZG;8.689;47.154;de
Rotkreuz;6343;Risch;1707;ZG;8.433;47.145;de
Buonas;6343;Risch;1707;ZG;8.457;47.140;de
Risch;6343;Risch;1707;ZG;8.459;47.124;de
Holzhäusern ZG;6343;Risch;1707;ZG;8.441;47.152;de
Steinhausen;6312;Steinhausen;1708;ZG;8.488;47.198;de
Cham;6330;Steinhausen;1708;ZG;8.476;47.206;de
Unterägeri;6314;Unterägeri;1709;ZG;8.582;47.118;de
Neuägeri;6314;Unterägeri;1709;ZG;8.562;47.149;de
Oberägeri;6315;Unterägeri;1709;ZG;8.592;47.147;de
Walchwil;6318;Walchwil;1710;ZG;8.534;47.104;de
Zug;6300;Zug;1711;ZG;8.527;47.169;de
Zugerberg;6300;Zug;1711;ZG;8.528;47.142;de
Neuägeri;6314;Zug;1711;ZG;8.557;47.151;de
Oberwil b. Zug;6317;Zug;1711;ZG;8.507;47.136;de
Walchwil;6318;Zug;1711;ZG;8.570;47.087;de
Cham;6330;Zug;1711;ZG;8.478;47.184;de
Baar;6340;Zug;1711;ZG;8.513;47.184;de
Châtillon FR;1473;Châtillon (FR);2008;FR;6.831;46.830;fr
Cugy FR;1482;Cugy (FR);2011;FR;6.894;46.809;fr
Vesin;1483;Cugy (FR);2011;FR;6.871;46.805;fr
Fétigny;1532;Fétigny;2016;FR;6.914;46.794;fr
Gletterens;1544;Gletterens;2022;FR;6.937;46.900;fr
Estavayer-le-Lac;1470;Lully (FR);2025;FR;6.849;46.838;fr
Lully FR;1470;Lully (FR);2025;FR;6.849;46.830;fr
Seiry;1470;Lully (FR);2025;FR;6.836;46.815;fr
Bollion;1470;Lully (FR);2025;FR;6.825;46.816;fr
Ménières;1533;Ménières;2027;FR;6.890;46.786;fr
Corcelles-près-Payerne;1562;Montagny (FR);2029;FR;6.966;46.827;fr
Cousset;1774;Montagny (FR);2029;FR;6.972;46.814;fr
Cousset;1774;Montagny (FR);2029;FR;6.971;46.827;fr
Montagny-les-Monts;1774;Montagny (FR);2029;FR;6.993;46.803;fr
Mannens;1775;Montagny (FR);2029;FR;6.970;46.798;fr
Grandsivaz;1775;Montagny (FR);2029;FR;6.980;46.786;fr
Montagny-la-Ville;1776;Montagny (FR);2029;FR;7.003;46.820;fr
Nuvilly;1485;Nuvilly;2035;FR;6.837;46.786;fr
Prévondavaux;1410;Prévondavaux;2038;FR;6.803;46.732;fr
St-Aubin FR;1566;Saint-Aubin (FR);2041;FR;6.978;46.892;fr
Les Friques;1566;Saint-Aubin (FR);2041;FR;6.994;46.896;fr
Sévaz;1541;Sévaz;2043;FR;6.871;46.839;fr
Seigneux;1525;Surpierre;2044;FR;6.863;46.728;fr
Villeneuve FR;1527;Surpierre;2044;FR;6.867;46.744;fr
Surpierre;1528;Surpierre;2044;FR;6.855;46.749;fr
Praratoud;1528;Surpierre;2044;FR;6.844;46.735;fr
Cheiry;1529;Surpierre;2044;FR;6.834;46.748;fr
Chapelle (Broye);1534;Surpierre;2044;FR;6.849;46.766;fr
Vallon;1565;Vallon;2045;FR;6.954;46.886;fr
Montet (Broye);1483;Les Montets;2050;FR;6.865;46.816;fr
Frasses;1483;Les Montets;2050;FR;6.868;46.827;fr
Aumont;1484;Les Montets;2050;FR;6.857;46.796;fr
Granges-de-Vesin;1484;Les Montets;2050;FR;6.843;46.812;fr
Sassel;1534;Les Montets;2050;FR;6.866;46.789;fr
Delley;1567;Delley-Portalban;2051;FR;6.970;46.913;fr
Portalban;1568;Delley-Portalban;2051;FR;6.953;46.910;fr
Dompierre FR;1563;Belmont-Broye;2053;FR;6.992;46.857;fr
Domdidier;1564;Belmont-Broye;2053;FR;7.011;46.861;fr
Avenches;1580;Belmont-Broye;2053;FR;7.032;46.873;fr
Oleyres;1580;Belmont-Broye;2053;FR;7.034;46.860;fr
Grolley;1772;Belmont-Broye;2053;FR;7.053;46.839;fr
Léchelles;1773;Belmont-Broye;2053;FR;7.022;46.829;fr
Chandon;1773;Belmont-Broye;2053;FR;7.040;46.842;fr
Russy;1773;Belmont-Broye;2053;FR;7.005;46.841;fr
Montagny-la-Ville;1776;Belmont-Broye;2053;FR;6.993;46.834;fr
Estavayer-le-Lac;1470;Estavayer;2054;FR;6.859;46.850;fr
Font;1473;Estavayer;2054;FR;6.823;46.838;fr
Font;1473;Estavayer;2054;FR;6.838;46.825;fr
Autavaux;1475;Estavayer;2054;FR;6.876;46.865;fr
Forel FR;1475;Estavayer;2054;FR;6.897;46.875;fr
Montbrelloz;1475;Estavayer;2054;FR;6.888;46.854;fr
Vuissens;1486;Estavayer;2054;FR;6.768;46.732;fr
Murist;1489;Estavayer;2054;FR;6.810;46.795;fr
Bussy FR;1541;Estavayer;2054;FR;6.893;46.835;fr
Morens FR;1541;Estavayer;2054;FR;6.904;46.844;fr
Rueyres-les-Prés;1542;Estavayer;2054;FR;6.912;46.857;fr
Cheyres;1468;Cheyres-Châbles;2055;FR;6.787;46.808;fr
Châbles FR;1474;Cheyres-Châbles;2055;FR;6.811;46.822;fr
Billens;1681;Billens-Hennens;2063;FR;6.897;46.691;fr
Hennens;1681;Billens-Hennens;2063;FR;6.878;46.682;fr
Le Châtelard-près-Romont;1689;Le Châtelard;2067;FR;6.999;46.674;fr
Châtonnaye;1553;Châtonnaye;2068;FR;6.949;46.750;fr
Grangettes-près-Romont;1686;Grangettes;2079;FR;6.978;46.671;fr
Massonnens;1692;Massonnens;2086;FR;6.977;46.699;fr
Romont FR;1680;Mézières (FR);2087;FR;6.935;46.692;fr
Berlens;1680;Mézières (FR);2087;FR;6.950;46.694;fr
Mézières FR;1684;Mézières (FR);2087;FR;6.928;46.680;fr
Romont FR;1680;Romont (FR);2096;FR;6.924;46.697;fr
Vulliens;1085;Rue;2097;FR;6.804;46.644;fr
Chapelle (Glâne);1608;Rue;2097;FR;6.838;46.587;fr
Promasens;1673;Rue;2097;FR;6.823;46.603;fr
Gillarens;1673;Rue;2097;FR;6.825;46.585;fr
Auboranges;1673;Rue;2097;FR;6.804;46.585;fr
Ecublens FR;1673;Rue;2097;FR;6.808;46.608;fr
Rue;1673;Rue;2097;FR;6.824;46.622;fr
Blessens;1675;Rue;2097;FR;6.839;46.608;fr
Chavannes-les-Forts;1676;Siviriez;2099;FR;6.896;46.651;fr
Prez-vers-Siviriez;1677;Siviriez;2099;FR;6.874;46.635;fr
Siviriez;1678;Siviriez;2099;FR;6.878;46.662;fr
Villaraboud;1679;Siviriez;2099;FR;6.913;46.656;fr
Romont FR;1680;Siviriez;2099;FR;6.894;46.673;fr
Ursy;1670;Ursy;2102;FR;6.836;46.635;fr
Bionnens;1670;Ursy;2102;FR;6.855;46.635;fr
Esmonts;1670;Ursy;2102;FR;6.847;46.645;fr
Vuarmarens;1674;Ursy;2102;FR;6.829;46.648;fr
Montet (Glâne);1674;Ursy;2102;FR;6.811;46.640;fr
Morlens;1674;Ursy;2102;FR;6.839;46.655;fr
Vauderens;1675;Ursy;2102;FR;6.851;46.623;fr
Blessens;1675;Ursy;2102;FR;6.844;46.607;fr
Mossel;1675;Ursy;2102;FR;6.862;46.616;fr
Villariaz;1685;Vuisternens-devant-Romont;2113;FR;6.941;46.665;fr
La Neirigue;1686;Vuisternens-devant-Romont;2113;FR;6.955;46.683;fr
Vuisternens-devant-Romont;1687;Vuisternens-devant-Romont;2113;FR;6.933;46.651;fr
La Magne;1687;Vuisternens-devant-Romont;2113;FR;6.933;46.638;fr
Estévenens;1687;Vuisternens-devant-Romont;2113;FR;6.964;46.666;fr
Sommentier;1688;Vuisternens-devant-Romont;2113;FR;6.916;46.636;fr
Lieffrens;1688;Vuisternens-devant-Romont;2113;FR;6.898;46.632;fr
La Joux FR;1697;Vuisternens-devant-Romont;2113;FR;6.935;46.627;fr
Les Ecasseys;1697;Vuisternens-devant-Romont;2113;FR;6.910;46.621;fr
Villaz-St-Pierre;1690;Villorsonnens;2114;FR;6.973;46.724;fr
Villarsiviriaux;1694;Villorsonnens;2114;FR;7.021;46.689;fr
Villargiroud;1694;Villorsonnens;2114;FR;7.000;46.696;fr
Orsonnens;1694;Villorsonnens;2114;FR;6.996;46.713;fr
Chavannes-sous-Orsonnens;1694;Villorsonnens;2114;FR;6.992;46.727;fr
Torny-le-Grand;1748;Torny;2115;FR;6.968;46.769;fr
Middes;1749;Torny;2115;FR;6.949;46.772;fr
Romont FR;1680;Villaz;2117;FR;6.940;46.706;fr
Villaz-St-Pierre;1690;Villaz;2117;FR;6.958;46.721;fr
Lussy FR;1690;Villaz;2117;FR;6.939;46.719;fr
Villarimboud;1691;Villaz;2117;FR;6.967;46.743;fr
Albeuve;1669;Haut-Intyamon;2121;FR;7.025;46.506;fr
Lessoc;1669;Haut-Intyamon;2121;FR;7.079;46.508;fr
Les Sciernes-d'Albeuve;1669;Haut-Intyamon;2121;FR;7.037;46.497;fr
Neirivue;1669;Haut-Intyamon;2121;FR;7.034;46.527;fr
Montbovon;1669;Haut-Intyamon;2121;FR;7.004;46.468;fr
Gumefens;1643;Pont-en-Ogoz;2122;FR;7.075;46.677;fr
Avry-devant-Pont;1644;Pont-en-Ogoz;2122;FR;7.084;46.685;fr
Le Bry;1645;Pont-en-Ogoz;2122;FR;7.082;46.700;fr
Botterens;1652;Botterens;2123;FR;7.115;46.617;fr
Villarbeney;1652;Botterens;2123;FR;7.117;46.629;fr
Broc;1636;Broc;2124;FR;7.125;46.599;fr
Châtel-sur-Montsalvens;1653;Broc;2124;FR;7.117;46.610;fr
Bulle;1630;Bulle;2125;FR;7.008;46.597;fr
La Tour-de-Trême;1635;Bulle;2125;FR;7.030;46.586;fr
Le Pâquier-Montbarry;1661;Bulle;2125;FR;7.037;46.600;fr
Châtel-sur-Montsalvens;1653;Châtel-sur-Montsalvens;2128;FR;7.127;46.617;fr
Echarlens;1646;Corbières;2129;FR;7.091;46.662;fr
Corbières;1647;Corbières;2129;FR;7.120;46.656;fr
Villarvolard;1651;Corbières;2129;FR;7.123;46.645;fr
Crésuz;1653;Crésuz;2130;FR;7.142;46.622;fr
Vuadens;1628;Echarlens;2131;FR;7.030;46.632;fr
Echarlens;1646;Echarlens;2131;FR;7.080;46.647;fr
Grandvillard;1666;Grandvillard;2134;FR;7.108;46.523;fr
La Tour-de-Trême;1635;Gruyères;2135;FR;7.004;46.568;fr
Broc;1636;Gruyères;2135;FR;7.149;46.593;fr
Le Pâquier-Montbarry;1661;Gruyères;2135;FR;7.069;46.592;fr
Gruyères;1663;Gruyères;2135;FR;7.085;46.580;fr
Pringy;1663;Gruyères;2135;FR;7.063;46.579;fr
Epagny;1663;Gruyères;2135;FR;7.086;46.589;fr
Moléson-sur-Gruyères;1663;Gruyères;2135;FR;7.023;46.557;fr
La Roche FR;1634;Hauteville;2137;FR;7.141;46.677;fr
Corbières;1647;Hauteville;2137;FR;7.123;46.663;fr
Hauteville;1648;Hauteville;2137;FR;7.129;46.669;fr
Charmey (Gruyère);1637;Jaun;2138;FR;7.207;46.575;fr
Jaun;1656;Jaun;2138;FR;7.285;46.607;de
Im Fang;1656;Jaun;2138;FR;7.228;46.593;de
Abländschen;1657;Jaun;2138;FR;7.295;46.583;de
Schwarzsee;1716;Jaun;2138;FR;7.291;46.669;de
Marsens;1633;Marsens;2140;FR;7.040;46.657;fr
Vuippens;1633;Marsens;2140;FR;7.074;46.661;fr
Morlon;1638;Morlon;2143;FR;7.087;46.626;fr
La Tour-de-Trême;1635;Le Pâquier (FR);2145;FR;7.038;46.606;fr
Le Pâquier-Montbarry;1661;Le Pâquier (FR);2145;FR;7.052;46.591;fr
Pont-la-Ville;1649;Pont-la-Ville;2147;FR;7.113;46.701;fr
Vuadens;1628;Riaz;2148;FR;7.022;46.630;fr
Riaz;1632;Riaz;2148;FR;7.042;46.642;fr
La Roche FR;1634;La Roche;2149;FR;7.168;46.692;fr
Treyvaux;1733;La Roche;2149;FR;7.128;46.715;fr
Sâles (Gruyère);1625;Sâles;2152;FR;6.964;46.630;fr
Maules;1625;Sâles;2152;FR;6.997;46.642;fr
Romanens;1626;Sâles;2152;FR;6.974;46.652;fr
Treyfayes;1626;Sâles;2152;FR;6.958;46.654;fr
Rueyres-Treyfayes;1626;Sâles;2152;FR;6.954;46.644;fr
Vaulruz;1627;Sâles;2152;FR;6.958;46.606;fr
Sorens;1642;Sorens;2153;FR;7.044;46.673;fr
Vaulruz;1627;Vaulruz;2155;FR;6.983;46.618;fr
Vuadens;1628;Vaulruz;2155;FR;6.977;46.593;fr
Bulle;1630;Vaulruz;2155;FR;6.988;46.580;fr
Vuadens;1628;Vuadens;2160;FR;7.001;46.610;fr
Bulle;1630;Vuadens;2160;FR;7.033;46.611;fr
Moléson-sur-Gruyères;1663;Bas-Intyamon;2162;FR;7.044;46.557;fr
Estavannens;1665;Bas-Intyamon;2162;FR;7.120;46.563;fr
Villars-sous-Mont;1666;Bas-Intyamon;2162;FR;7.056;46.544;fr
Enney;1667;Bas-Intyamon;2162;FR;7.070;46.562;fr
Charmey (Gruyère);1637;Val-de-Charmey;2163;FR;7.201;46.623;fr
Cerniat FR;1654;Val-de-Charmey;2163;FR;7.217;46.668;fr
Schwarzsee;1716;Val-de-Charmey;2163;FR;7.260;46.646;de
Autigny;1742;Autigny;2173;FR;7.033;46.741;fr
Lentigny;1745;Autigny;2173;FR;7.007;46.752;fr
Corjolens;1754;Avry;2174;FR;7.043;46.787;fr
Avry-sur-Matran;1754;Avry;2174;FR;7.065;46.790;fr
Chésopelloz;1720;Belfaux;2175;FR;7.069;46.808;fr
Belfaux;1782;Belfaux;2175;FR;7.097;46.825;fr
Autafond;1782;Belfaux;2175;FR;7.078;46.816;fr
Chénens;1744;Chénens;2177;FR;6.996;46.743;fr
Corminboeuf;1720;Corminboeuf;2183;FR;7.098;46.804;fr
Chésopelloz;1720;Corminboeuf;2183;FR;7.077;46.806;fr
Matran;1753;Corminboeuf;2183;FR;7.089;46.793;fr
Cottens FR;1741;Cottens (FR);2186;FR;7.035;46.755;fr
Ferpicloz;1724;Ferpicloz;2194;FR;7.162;46.748;fr
Fribourg;1700;Fribourg;2196;FR;7.165;46.804;fr
Bourguillon;1722;Fribourg;2196;FR;7.175;46.798;fr
Givisiez;1762;Givisiez;2197;FR;7.126;46.813;fr
Granges-Paccot;1763;Granges-Paccot;2198;FR;7.153;46.822;fr
Marly;1723;Marly;2206;FR;7.147;46.777;fr
Posieux;1725;Marly;2206;FR;7.127;46.769;fr
Matran;1753;Matran;2208;FR;7.089;46.786;fr
Neyruz FR;1740;Neyruz (FR);2211;FR;7.062;46.766;fr
Pierrafortscha;1723;Pierrafortscha;2216;FR;7.181;46.777;fr
Le Mouret;1724;Le Mouret;2220;FR;7.182;46.750;fr
Essert FR;1724;Le Mouret;2220;FR;7.161;46.736;fr
Montévraz;1724;Le Mouret;2220;FR;7.183;46.714;fr
Oberried FR;1724;Le Mouret;2220;FR;7.193;46.730;fr
Zénauva;1724;Le Mouret;2220;FR;7.188;46.719;fr
Bonnefontaine;1724;Le Mouret;2220;FR;7.204;46.733;fr
Tentlingen;1734;Le Mouret;2220;FR;7.194;46.753;de
Essert FR;1724;Treyvaux;2226;FR;7.160;46.729;fr
Senèdes;1724;Treyvaux;2226;FR;7.147;46.739;fr
Treyvaux;1733;Treyvaux;2226;FR;7.144;46.721;fr
Villars-sur-Glâne;1752;Villars-sur-Glâne;2228;FR;7.123;46.796;fr
Villarsel-sur-Marly;1723;Villarsel-sur-Marly;2230;FR;7.174;46.762;fr
Le Mouret;1724;Villarsel-sur-Marly;2230;FR;7.187;46.760;fr
Posieux;1725;Hauterive (FR);2233;FR;7.110;46.772;fr
Ecuvillens;1730;Hauterive (FR);2233;FR;7.078;46.756;fr
Lentigny;1745;La Brillaz;2234;FR;7.003;46.761;fr
Corjolens;1754;La Brillaz;2234;FR;7.035;46.783;fr
Onnens FR;1756;La Brillaz;2234;FR;7.038;46.772;fr
Lovens;1756;La Brillaz;2234;FR;7.022;46.772;fr
Lossy;1782;La Sonnaz;2235;FR;7.104;46.836;fr
La Corbaz;1782;La Sonnaz;2235;FR;7.115;46.841;fr
Cormagens;1782;La Sonnaz;2235;FR;7.136;46.836;fr
Formangueires;1782;La Sonnaz;2235;FR;7.122;46.828;fr
Villarlod;1695;Gibloux;2236;FR;7.029;46.706;fr
Rueyres-St-Laurent;1695;Gibloux;2236;FR;7.040;46.718;fr
Estavayer-le-Gibloux;1695;Gibloux;2236;FR;7.022;46.723;fr
Villarsel-le-Gibloux;1695;Gibloux;2236;FR;7.016;46.713;fr
Vuisternens-en-Ogoz;1696;Gibloux;2236;FR;7.058;46.704;fr
Farvagny-le-Grand;1726;Gibloux;2236;FR;7.072;46.716;fr
Farvagny-le-Petit;1726;Gibloux;2236;FR;7.073;46.731;fr
Grenilles;1726;Gibloux;2236;FR;7.049;46.727;fr
Posat;1726;Gibloux;2236;FR;7.061;46.742;fr
Corpataux;1727;Gibloux;2236;FR;7.100;46.745;fr
Magnedens;1727;Gibloux;2236;FR;7.080;46.741;fr
Rossens FR;1728;Gibloux;2236;FR;7.100;46.725;fr
Prez-vers-Noréaz;1746;Prez;2237;FR;7.011;46.784;fr
Corserey;1747;Prez;2237;FR;6.989;46.773;fr
Corjolens;1754;Prez;2237;FR;7.032;46.784;fr
Noréaz;1757;Prez;2237;FR;7.038;46.802;fr
Senèdes;1724;Bois-d'Amont;2238;FR;7.142;46.742;fr
Posieux;1725;Bois-d'Amont;2238;FR;7.122;46.769;fr
Ependes FR;1731;Bois-d'Amont;2238;FR;7.149;46.756;fr
Arconciel;1732;Bois-d'Amont;2238;FR;7.115;46.753;fr
Grolley;1772;Grolley-Ponthaux;2239;FR;7.066;46.835;fr
Nierlet-les-Bois;1772;Grolley-Ponthaux;2239;FR;7.058;46.817;fr
Ponthaux;1772;Grolley-Ponthaux;2239;FR;7.040;46.817;fr
Courgevaux;1796;Courgevaux;2250;FR;7.106;46.903;de
Murten;3280;Courgevaux;2250;FR;7.107;46.916;de
Villarepos;1583;Courtepin;2254;FR;7.080;46.882;fr
Pensier;1783;Courtepin;2254;FR;7.127;46.847;fr
Barberêche;1783;Courtepin;2254;FR;7.159;46.860;fr
Courtepin;1784;Courtepin;2254;FR;7.125;46.861;fr
Wallenried;1784;Courtepin;2254;FR;7.110;46.877;fr
Courtaman;1791;Courtepin;2254;FR;7.132;46.871;fr
Courlevon;1795;Courtepin;2254;FR;7.106;46.883;de
Kleingurmels;3212;Courtepin;2254;FR;7.186;46.883;de
Cressier FR;1785;Cressier (FR);2257;FR;7.140;46.896;fr
Fräschels;3284;Fräschels;2258;FR;7.208;46.998;de
Greng;3280;Greng;2261;FR;7.092;46.915;de
Cordast;1792;Gurmels;2262;FR;7.150;46.873;de
Guschelmuth;1792;Gurmels;2262;FR;7.141;46.883;de
Kriechenwil;3179;Gurmels;2262;FR;7.207;46.917;de
Gümmenen;3205;Gurmels;2262;FR;7.233;46.932;de
Wallenbuch;3206;Gurmels;2262;FR;7.225;46.932;de
Gurmels;3212;Gurmels;2262;FR;7.174;46.889;de
Kleingurmels;3212;Gurmels;2262;FR;7.185;46.884;de
Liebistorf;3213;Gurmels;2262;FR;7.192;46.912;de
Wileroltigen;3207;Kerzers;2265;FR;7.228;46.979;de
Golaten;3207;Kerzers;2265;FR;7.228;46.985;de
Kerzers;3210;Kerzers;2265;FR;7.198;46.979;de
Kleinbösingen;3213;Kleinbösingen;2266;FR;7.204;46.894;de
Murten;3280;Meyriez;2271;FR;7.111;46.924;de
Meyriez;3280;Meyriez;2271;FR;7.108;46.923;de
Misery;1721;Misery-Courtion;2272;FR;7.069;46.851;fr
Cormérod;1721;Misery-Courtion;2272;FR;7.083;46.867;fr
Courtion;1721;Misery-Courtion;2272;FR;7.069;46.861;fr
Cournillens;1721;Misery-Courtion;2272;FR;7.100;46.857;fr
Muntelier;3286;Muntelier;2274;FR;7.136;46.942;de
Clavaleyres;1595;Murten;2275;FR;7.093;46.898;de
Jeuss;1793;Murten;2275;FR;7.174;46.910;de
Salvenach;1794;Murten;2275;FR;7.150;46.914;de
Courlevon;1795;Murten;2275;FR;7.110;46.892;de
Gempenach;3215;Murten;2275;FR;7.199;46.943;de
Büchslen;3215;Murten;2275;FR;7.183;46.944;de
Lurtigen;3215;Murten;2275;FR;7.171;46.927;de
Murten;3280;Murten;2275;FR;7.136;46.929;de
Greng;3280;Murten;2275;FR;7.098;46.915;de
Galmiz;3285;Murten;2275;FR;7.146;46.962;de
Kerzers;3210;Ried bei Kerzers;2276;FR;7.194;46.963;de
Ried b. Kerzers;3216;Ried bei Kerzers;2276;FR;7.175;46.963;de
Agriswil;3216;Ried bei Kerzers;2276;FR;7.202;46.955;de
Ulmiz;3214;Ulmiz;2278;FR;7.199;46.930;de
Sugiez;1786;Mont-Vully;2284;FR;7.107;46.969;fr
Môtier (Vully);1787;Mont-Vully;2284;FR;7.071;46.944;fr
Mur (Vully) FR;1787;Mont-Vully;2284;FR;7.064;46.946;fr
Praz (Vully);1788;Mont-Vully;2284;FR;7.099;46.954;fr
Lugnorre;1789;Mont-Vully;2284;FR;7.074;46.958;fr
Gampelen;3236;Mont-Vully;2284;FR;7.070;46.974;de
Brünisried;1719;Brünisried;2292;FR;7.278;46.756;de
Fribourg;1700;Düdingen;2293;FR;7.183;46.815;fr
Düdingen;3186;Düdingen;2293;FR;7.189;46.844;de
Giffers;1735;Giffers;2294;FR;7.229;46.754;de
Bösingen;3178;Bösingen;2295;FR;7.234;46.887;de
Wünnewil;3184;Bösingen;2295;FR;7.268;46.890;de
Schmitten FR;3185;Bösingen;2295;FR;7.240;46.868;de
Heitenried;1714;Heitenried;2296;FR;7.301;46.823;de
Plaffeien;1716;Plaffeien;2299;FR;7.286;46.726;de
Oberschrot;1716;Plaffeien;2299;FR;7.273;46.739;de
Schwarzsee;1716;Plaffeien;2299;FR;7.302;46.689;de
Brünisried;1719;Plaffeien;2299;FR;7.285;46.748;de
Zumholz;1719;Plaffeien;2299;FR;7.293;46.757;de
Sangernboden;1738;Plaffeien;2299;FR;7.342;46.679;de
Schwarzsee;1716;Plasselb;2300;FR;7.254;46.674;de
Plasselb;1737;Plasselb;2300;FR;7.239;46.712;fr
Rechthalten;1718;Rechthalten;2301;FR;7.245;46.765;de
Giffers;1735;Rechthalten;2301;FR;7.251;46.752;de
Bonnefontaine;1724;St. Silvester;2303;FR;7.197;46.751;fr
Tentlingen;1734;St. Silvester;2303;FR;7.200;46.755;de
St. Silvester;1736;St. Silvester;2303;FR;7.219;46.727;de
Alterswil FR;1715;St. Ursen;2304;FR;7.270;46.780;de
St. Ursen;1717;St. Ursen;2304;FR;7.229;46.789;de
Rechthalten;1718;St. Ursen;2304;FR;7.257;46.774;de
Tafers;1712;Schmitten (FR);2305;FR;7.248;46.828;de
St. Antoni;1713;Schmitten (FR);2305;FR;7.261;46.834;de
Ueberstorf;3182;Schmitten (FR);2305;FR;7.282;46.854;de
Schmitten FR;3185;Schmitten (FR);2305;FR;7.251;46.849;de
Fribourg;1700;Tafers;2306;FR;7.188;46.807;fr
Tafers;1712;Tafers;2306;FR;7.215;46.811;de
St. Antoni;1713;Tafers;2306;FR;7.265;46.822;de
Heitenried;1714;Tafers;2306;FR;7.296;46.807;de
Alterswil FR;1715;Tafers;2306;FR;7.283;46.786;de
St. Ursen;1717;Tafers;2306;FR;7.222;46.796;de
Ueberstorf;3182;Tafers;2306;FR;7.286;46.854;de
Schmitten FR;3185;Tafers;2306;FR;7.274;46.848;de
Tentlingen;1734;Tentlingen;2307;FR;7.204;46.773;de
Flamatt;3175;Ueberstorf;2308;FR;7.313;46.887;de
Ueberstorf;3182;Ueberstorf;2308;FR;7.326;46.869;de
Flamatt;3175;Wünnewil-Flamatt;2309;FR;7.307;46.887;de
Neuenegg;3176;Wünnewil-Flamatt;2309;FR;7.297;46.893;de
Wünnewil;3184;Wünnewil-Flamatt;2309;FR;7.277;46.874;de
Schmitten FR;3185;Wünnewil-Flamatt;2309;FR;7.271;46.863;de
Attalens;1616;Attalens;2321;FR;6.853;46.508;fr
Tatroz;1617;Attalens;2321;FR;6.866;46.529;fr
Les Monts-de-Corsier;1808;Attalens;2321;FR;6.874;46.509;fr
Bossonnens;1615;Bossonnens;2323;FR;6.847;46.529;fr
Châtel-St-Denis;1618;Châtel-Saint-Denis;2325;FR;6.944;46.534;fr
Les Paccots;1619;Châtel-Saint-Denis;2325;FR;6.973;46.502;fr
Granges (Veveyse);1614;Granges (Veveyse);2328;FR;6.826;46.525;fr
Remaufens;1617;Remaufens;2333;FR;6.882;46.532;fr
Châtel-St-Denis;1618;Remaufens;2333;FR;6.890;46.528;fr
St-Martin FR;1609;Saint-Martin (FR);2335;FR;6.886;46.574;fr
Besencens;1609;Saint-Martin (FR);2335;FR;6.868;46.588;fr
Fiaugères;1609;Saint-Martin (FR);2335;FR;6.893;46.589;fr
Semsales;1623;Semsales;2336;FR;6.954;46.575;fr
Vaulruz;1627;Semsales;2336;FR;6.958;46.600;fr
Bulle;1630;Semsales;2336;FR;6.985;46.569;fr
Porsel;1699;Le Flon;2337;FR;6.873;46.602;fr
Pont (Veveyse);1699;Le Flon;2337;FR;6.855;46.592;fr
Bouloz;1699;Le Flon;2337;FR;6.891;46.615;fr
Le Crêt-près-Semsales;1611;La Verrerie;2338;FR;6.921;46.607;fr
La Verrerie;1624;La Verrerie;2338;FR;6.920;46.587;fr
Grattavache;1624;La Verrerie;2338;FR;6.933;46.598;fr
Progens;1624;La Verrerie;2338;FR;6.939;46.595;fr
Progens;1624;La Verrerie;2338;FR;6.908;46.581;fr
Egerkingen;4622;Egerkingen;2401;SO;7.797;47.326;de
Härkingen;4624;Härkingen;2402;SO;7.821;47.305;de
Kestenholz;4703;Kestenholz;2403;SO;7.755;47.278;de
Egerkingen;4622;Neuendorf;2404;SO;7.801;47.313;de
Neuendorf;4623;Neuendorf;2404;SO;7.800;47.297;de
Niederbuchsiten;4626;Niederbuchsiten;2405;SO;7.778;47.288;de
Neuendorf;4623;Oberbuchsiten;2406;SO;7.780;47.309;de
Oberbuchsiten;4625;Oberbuchsiten;2406;SO;7.760;47.313;de
Niederbuchsiten;4626;Oberbuchsiten;2406;SO;7.773;47.302;de
Holderbank SO;4718;Oberbuchsiten;2406;SO;7.754;47.326;de
Oensingen;4702;Oensingen;2407;SO;7.718;47.290;de
Balsthal;4710;Oensingen;2407;SO;7.702;47.298;de
Wolfwil;4628;Wolfwil;2408;SO;7.798;47.269;de
Seehof;2747;Aedermannsdorf;2421;SO;7.557;47.316;de
Aedermannsdorf;4714;Aedermannsdorf;2421;SO;7.593;47.313;de
Mümliswil;4717;Aedermannsdorf;2421;SO;7.585;47.323;de
Ramiswil;4719;Aedermannsdorf;2421;SO;7.576;47.326;de
Balsthal;4710;Balsthal;2422;SO;7.708;47.313;de
Mümliswil;4717;Balsthal;2422;SO;7.722;47.335;de
Herbetswil;4715;Herbetswil;2424;SO;7.575;47.290;de
Welschenrohr;4716;Herbetswil;2424;SO;7.538;47.295;de
Langenbruck;4438;Holderbank (SO);2425;SO;7.759;47.342;de
Holderbank SO;4718;Holderbank (SO);2425;SO;7.752;47.331;de
Laupersdorf;4712;Laupersdorf;2426;SO;7.653;47.309;de
Mümliswil;4717;Laupersdorf;2426;SO;7.636;47.332;de
Matzendorf;4713;Matzendorf;2427;SO;7.629;47.304;de
Mümliswil;4717;Matzendorf;2427;SO;7.618;47.330;de
Beinwil SO;4229;Mümliswil-Ramiswil;2428;SO;7.648;47.365;de
Reigoldswil;4418;Mümliswil-Ramiswil;2428;SO;7.699;47.371;de
Mümliswil;4717;Mümliswil-Ramiswil;2428;SO;7.714;47.344;de
Ramiswil;4719;Mümliswil-Ramiswil;2428;SO;7.644;47.345;de
Welschenrohr;4716;Welschenrohr-Gänsbrunnen;2430;SO;7.523;47.284;de
Gänsbrunnen;4716;Welschenrohr-Gänsbrunnen;2430;SO;7.478;47.268;de
Biezwil;4585;Biezwil;2445;SO;7.421;47.111;de
Lüterkofen;4571;Lüterkofen-Ichertswil;2455;SO;7.510;47.166;de
Ichertswil;4571;Lüterkofen-Ichertswil;2455;SO;7.491;47.158;de
Messen;3254;Messen;2457;SO;7.450;47.090;de
Balm b. Messen;3254;Messen;2457;SO;7.435;47.104;de
Brunnenthal;3307;Messen;2457;SO;7.465;47.082;de
Oberramsern;4588;Messen;2457;SO;7.462;47.113;de
Schnottwil;3253;Schnottwil;2461;SO;7.391;47.106;de
Unterramsern;4588;Unterramsern;2463;SO;7.480;47.119;de
Nennigkofen;4574;Lüsslingen-Nennigkofen;2464;SO;7.490;47.184;de
Lüsslingen;4574;Lüsslingen-Nennigkofen;2464;SO;7.500;47.193;de
Tscheppach;4576;Buchegg;2465;SO;7.482;47.148;de
Hessigkofen;4577;Buchegg;2465;SO;7.466;47.140;de
Bibern SO;4578;Buchegg;2465;SO;7.455;47.147;de
Gossliwil;4579;Buchegg;2465;SO;7.434;47.137;de
Küttigkofen;4581;Buchegg;2465;SO;7.514;47.151;de
Brügglen;4582;Buchegg;2465;SO;7.494;47.145;de
Mühledorf SO;4583;Buchegg;2465;SO;7.474;47.133;de
Aetigkofen;4583;Buchegg;2465;SO;7.463;47.123;de
Lüterswil;4584;Buchegg;2465;SO;7.440;47.117;de
Gächliwil;4584;Buchegg;2465;SO;7.443;47.128;de
Kyburg-Buchegg;4586;Buchegg;2465;SO;7.513;47.143;de
Aetingen;4587;Buchegg;2465;SO;7.501;47.129;de
Brittern;4588;Buchegg;2465;SO;7.494;47.121;de
Biel-Benken BL;4105;Bättwil;2471;SO;7.511;47.502;de
Bättwil;4112;Bättwil;2471;SO;7.511;47.491;de
Büren SO;4413;Büren (SO);2472;SO;7.671;47.449;de
Dornach;4143;Dornach;2473;SO;7.625;47.476;de
Gempen;4145;Gempen;2474;SO;7.662;47.481;de
Hochwald;4146;Hochwald;2475;SO;7.643;47.456;de
Flüh;4112;Hofstetten-Flüh;2476;SO;7.498;47.484;de
Hofstetten SO;4114;Hofstetten-Flüh;2476;SO;7.509;47.472;de
Mariastein;4115;Hofstetten-Flüh;2476;SO;7.489;47.482;de
Mariastein;4115;Metzerlen-Mariastein;2477;SO;7.485;47.476;de
Metzerlen;4116;Metzerlen-Mariastein;2477;SO;7.470;47.467;de
Nuglar;4412;Nuglar-St. Pantaleon;2478;SO;7.693;47.469;de
St. Pantaleon;4421;Nuglar-St. Pantaleon;2478;SO;7.688;47.459;de
Rodersdorf;4118;Rodersdorf;2479;SO;7.445;47.484;de
Himmelried;4204;Seewen;2480;SO;7.613;47.419;de
Seewen SO;4206;Seewen;2480;SO;7.646;47.426;de
Witterswil;4108;Witterswil;2481;SO;7.526;47.488;de
Bättwil;4112;Witterswil;2481;SO;7.521;47.496;de
Hauenstein;4633;Hauenstein-Ifenthal;2491;SO;7.847;47.372;de
Kienberg;4468;Kienberg;2492;SO;7.967;47.443;de
Wisen SO;4634;Lostorf;2493;SO;7.915;47.395;de
Lostorf;4654;Lostorf;2493;SO;7.935;47.390;de
Niedergösgen;5013;Niedergösgen;2495;SO;7.983;47.375;de
Winznau;4652;Obergösgen;2497;SO;7.941;47.360;de
Obergösgen;4653;Obergösgen;2497;SO;7.953;47.364;de
Stüsslingen;4655;Stüsslingen;2499;SO;7.969;47.395;de
Rohr b. Olten;4655;Stüsslingen;2499;SO;7.948;47.409;de
Olten;4600;Trimbach;2500;SO;7.904;47.357;de
Trimbach;4632;Trimbach;2500;SO;7.893;47.370;de
Wisen SO;4634;Trimbach;2500;SO;7.894;47.381;de
Winznau;4652;Winznau;2501;SO;7.930;47.366;de
Lostorf;4654;Winznau;2501;SO;7.909;47.377;de
Wisen SO;4634;Wisen (SO);2502;SO;7.892;47.392;de
Erlinsbach SO;5015;Erlinsbach (SO);2503;SO;7.996;47.396;de
Barmelweid;5017;Erlinsbach (SO);2503;SO;7.964;47.419;de
Grasswil;3365;Aeschi (SO);2511;SO;7.688;47.153;de
Aeschi SO;4556;Aeschi (SO);2511;SO;7.662;47.177;de
Burgäschi;4556;Aeschi (SO);2511;SO;7.669;47.173;de
Steinhof SO;4556;Aeschi (SO);2511;SO;7.688;47.160;de
Solothurn;4500;Biberist;2513;SO;7.535;47.197;de
Zuchwil;4528;Biberist;2513;SO;7.562;47.197;de
Biberist;4562;Biberist;2513;SO;7.545;47.181;de
Lüsslingen;4574;Biberist;2513;SO;7.513;47.194;de
Bolken;4556;Bolken;2514;SO;7.660;47.193;de
Luterbach;4542;Deitingen;2516;SO;7.601;47.226;de
Deitingen;4543;Deitingen;2516;SO;7.625;47.218;de
Derendingen;4552;Derendingen;2517;SO;7.590;47.190;de
Subingen;4553;Derendingen;2517;SO;7.604;47.193;de
Etziken;4554;Etziken;2518;SO;7.645;47.186;de
Gerlafingen;4563;Gerlafingen;2519;SO;7.570;47.170;de
Halten;4566;Halten;2520;SO;7.612;47.168;de
Horriwil;4557;Horriwil;2523;SO;7.622;47.181;de
Hüniken;4554;Hüniken;2524;SO;7.635;47.184;de
Gerlafingen;4563;Kriegstetten;2525;SO;7.587;47.174;de
Kriegstetten;4566;Kriegstetten;2525;SO;7.595;47.175;de
Lohn-Ammannsegg;4573;Lohn-Ammannsegg;2526;SO;7.528;47.170;de
Luterbach;4542;Luterbach;2527;SO;7.589;47.216;de
Derendingen;4552;Luterbach;2527;SO;7.585;47.205;de
Gerlafingen;4563;Obergerlafingen;2528;SO;7.586;47.172;de
Obergerlafingen;4564;Obergerlafingen;2528;SO;7.583;47.163;de
Oekingen;4566;Oekingen;2529;SO;7.607;47.181;de
Recherswil;4565;Recherswil;2530;SO;7.603;47.161;de
Subingen;4553;Subingen;2532;SO;7.621;47.199;de
Solothurn;4500;Zuchwil;2534;SO;7.547;47.201;de
Zuchwil;4528;Zuchwil;2534;SO;7.563;47.205;de
Hersiwil;4558;Drei Höfe;2535;SO;7.635;47.166;de
Heinrichswil;4558;Drei Höfe;2535;SO;7.634;47.159;de
Winistorf;4558;Drei Höfe;2535;SO;7.645;47.165;de
Balmberg;4524;Balm bei Günsberg;2541;SO;7.543;47.267;de
Oberbalmberg;4524;Balm bei Günsberg;2541;SO;7.539;47.265;de
Balm b. Günsberg;4525;Balm bei Günsberg;2541;SO;7.544;47.258;de
Solothurn;4500;Bellach;2542;SO;7.509;47.200;de
Bellach;4512;Bellach;2542;SO;7.496;47.210;de
Bettlach;2544;Bettlach;2543;SO;7.420;47.209;de
Feldbrunnen;4532;Feldbrunnen-St. Niklaus;2544;SO;7.551;47.225;de
Flumenthal;4534;Flumenthal;2545;SO;7.600;47.236;de
Deitingen;4543;Flumenthal;2545;SO;7.615;47.227;de
Grenchen;2540;Grenchen;2546;SO;7.386;47.203;de
Günsberg;4524;Günsberg;2547;SO;7.572;47.263;de
Herbetswil;4715;Günsberg;2547;SO;7.571;47.271;de
Hubersdorf;4535;Hubersdorf;2548;SO;7.589;47.245;de
Kammersrohr;4535;Kammersrohr;2549;SO;7.592;47.256;de
Solothurn;4500;Langendorf;2550;SO;7.516;47.214;de
Langendorf;4513;Langendorf;2550;SO;7.514;47.222;de
Rüttenen;4522;Langendorf;2550;SO;7.526;47.228;de
Bellach;4512;Lommiswil;2551;SO;7.484;47.218;de
Lommiswil;4514;Lommiswil;2551;SO;7.470;47.229;de
Oberdorf SO;4515;Oberdorf (SO);2553;SO;7.497;47.233;de
Weissenstein b. Solothurn;4515;Oberdorf (SO);2553;SO;7.487;47.246;de
Rüttenen;4522;Oberdorf (SO);2553;SO;7.516;47.235;de
Niederwil SO;4523;Riedholz;2554;SO;7.569;47.248;de
Riedholz;4533;Riedholz;2554;SO;7.570;47.230;de
Solothurn;4500;Rüttenen;2555;SO;7.532;47.221;de
Rüttenen;4522;Rüttenen;2555;SO;7.532;47.240;de
Feldbrunnen;4532;Rüttenen;2555;SO;7.541;47.223;de
Selzach;2545;Selzach;2556;SO;7.447;47.218;de
Bellach;4512;Selzach;2556;SO;7.475;47.207;de
Nennigkofen;4574;Selzach;2556;SO;7.482;47.193;de
Boningen;4618;Boningen;2571;SO;7.852;47.301;de
Aarburg;4663;Boningen;2571;SO;7.880;47.312;de
Däniken SO;4658;Däniken;2572;SO;7.975;47.349;de
Dulliken;4657;Dulliken;2573;SO;7.948;47.348;de
Walterswil SO;5746;Dulliken;2573;SO;7.950;47.336;de
Wöschnau;5012;Eppenberg-Wöschnau;2574;SO;8.024;47.386;de
Eppenberg;5012;Eppenberg-Wöschnau;2574;SO;8.024;47.373;de
Fulenbach;4629;Fulenbach;2575;SO;7.832;47.279;de
Däniken SO;4658;Gretzenbach;2576;SO;7.990;47.353;de
Gretzenbach;5014;Gretzenbach;2576;SO;7.993;47.348;de
Hägendorf;4614;Gunzgen;2578;SO;7.824;47.325;de
Kappel SO;4616;Gunzgen;2578;SO;7.848;47.312;de
Gunzgen;4617;Gunzgen;2578;SO;7.834;47.316;de
Langenbruck;4438;Hägendorf;2579;SO;7.799;47.351;de
Hägendorf;4614;Hägendorf;2579;SO;7.828;47.345;de
Allerheiligenberg;4615;Hägendorf;2579;SO;7.816;47.351;de
Kappel SO;4616;Kappel (SO);2580;SO;7.857;47.321;de
Boningen;4618;Kappel (SO);2580;SO;7.864;47.311;de
Olten;4600;Olten;2581;SO;7.902;47.341;de
Wangen b. Olten;4612;Olten;2581;SO;7.883;47.337;de
Aarburg;4663;Olten;2581;SO;7.889;47.314;de
Rickenbach SO;4613;Rickenbach (SO);2582;SO;7.857;47.340;de
Schönenwerd;5012;Schönenwerd;2583;SO;8.010;47.374;de
Olten;4600;Starrkirch-Wil;2584;SO;7.919;47.336;de
Starrkirch-Wil;4656;Starrkirch-Wil;2584;SO;7.926;47.343;de
Dulliken;4657;Starrkirch-Wil;2584;SO;7.929;47.354;de
Walterswil SO;5746;Walterswil (SO);2585;SO;7.968;47.329;de
Wangen b. Olten;4612;Wangen bei Olten;2586;SO;7.869;47.347;de
Trimbach;4632;Wangen bei Olten;2586;SO;7.872;47.359;de
Solothurn;4500;Solothurn;2601;SO;7.528;47.208;de
Bärschwil;4252;Bärschwil;2611;SO;7.467;47.386;de
Liesberg;4253;Bärschwil;2611;SO;7.444;47.401;de
Schelten;2827;Beinwil (SO);2612;SO;7.567;47.341;de
Beinwil SO;4229;Beinwil (SO);2612;SO;7.589;47.354;de
Ramiswil;4719;Beinwil (SO);2612;SO;7.591;47.340;de
Breitenbach;4226;Breitenbach;2613;SO;7.550;47.404;de
Fehren;4232;Breitenbach;2613;SO;7.579;47.403;de
Büsserach;4227;Büsserach;2614;SO;7.549;47.390;de
Erschwil;4228;Erschwil;2615;SO;7.544;47.370;de
Meltingen;4233;Erschwil;2615;SO;7.567;47.383;de
Fehren;4232;Fehren;2616;SO;7.580;47.398;de
Grindel;4247;Grindel;2617;SO;7.509;47.380;de
Himmelried;4204;Himmelried;2618;SO;7.593;47.424;de
Seewen SO;4206;Himmelried;2618;SO;7.612;47.431;de
Roggenburg;2814;Kleinlützel;2619;SO;7.380;47.422;de
Kleinlützel;4245;Kleinlützel;2619;SO;7.419;47.429;de
Beinwil SO;4229;Meltingen;2620;SO;7.589;47.371;de
Meltingen;4233;Meltingen;2620;SO;7.588;47.383;de
Himmelried;4204;Nunningen;2621;SO;7.599;47.414;de
Nunningen;4208;Nunningen;2621;SO;7.613;47.401;de
Meltingen;4233;Zullwil;2622;SO;7.599;47.386;de
Zullwil;4234;Zullwil;2622;SO;7.603;47.388;de
Basel;4001;Basel;2701;BS;7.589;47.556;de
Basel;4031;Basel;2701;BS;7.583;47.562;de
Basel;4031;Basel;2701;BS;7.576;47.562;de
Basel;4051;Basel;2701;BS;7.587;47.554;de
Basel;4052;Basel;2701;BS;7.596;47.522;de
Basel;4052;Basel;2701;BS;7.609;47.545;de
Basel;4053;Basel;2701;BS;7.601;47.538;de
Basel;4054;Basel;2701;BS;7.569;47.550;de
Basel;4055;Basel;2701;BS;7.564;47.564;de
Basel;4056;Basel;2701;BS;7.574;47.570;de
Basel;4057;Basel;2701;BS;7.600;47.576;de
Basel;4058;Basel;2701;BS;7.613;47.568;de
Basel;4059;Basel;2701;BS;7.593;47.532;de
Bettingen;4126;Bettingen;2702;BS;7.675;47.572;de
Basel;4058;Riehen;2703;BS;7.628;47.568;de
Riehen;4125;Riehen;2703;BS;7.653;47.580;de
Aesch BL;4147;Aesch (BL);2761;BL;7.582;47.470;de
Reinach BL;4153;Aesch (BL);2761;BL;7.597;47.484;de
Duggingen;4202;Aesch (BL);2761;BL;7.604;47.468;de
Allschwil;4123;Allschwil;2762;BL;7.534;47.542;de
Arlesheim;4144;Arlesheim;2763;BL;7.628;47.496;de
Biel-Benken BL;4105;Biel-Benken;2764;BL;7.517;47.507;de
Basel;4053;Binningen;2765;BL;7.586;47.541;de
Bruderholz;4101;Binningen;2765;BL;7.581;47.528;de
Binningen;4102;Binningen;2765;BL;7.568;47.537;de
Birsfelden;4127;Birsfelden;2766;BL;7.643;47.553;de
Bruderholz;4101;Bottmingen;2767;BL;7.579;47.528;de
Binningen;4102;Bottmingen;2767;BL;7.566;47.529;de
Bottmingen;4103;Bottmingen;2767;BL;7.577;47.521;de
Ettingen;4107;Ettingen;2768;BL;7.546;47.476;de
Basel;4052;Münchenstein;2769;BL;7.617;47.536;de
Münchenstein;4142;Münchenstein;2769;BL;7.612;47.517;de
Reinach BL;4153;Münchenstein;2769;BL;7.608;47.505;de
Birsfelden;4127;Muttenz;2770;BL;7.658;47.543;de
Muttenz;4132;Muttenz;2770;BL;7.648;47.523;de
Pratteln;4133;Muttenz;2770;BL;7.668;47.533;de
Münchenstein;4142;Muttenz;2770;BL;7.625;47.524;de
Oberwil BL;4104;Oberwil (BL);2771;BL;7.545;47.519;de
Aesch BL;4147;Pfeffingen;2772;BL;7.567;47.463;de
Pfeffingen;4148;Pfeffingen;2772;BL;7.582;47.455;de
Arlesheim;4144;Reinach (BL);2773;BL;7.607;47.503;de
Reinach BL;4153;Reinach (BL);2773;BL;7.587;47.492;de
Schönenbuch;4124;Schönenbuch;2774;BL;7.507;47.536;de
Therwil;4106;Therwil;2775;BL;7.557;47.496;de
Reinach BL;4153;Therwil;2775;BL;7.572;47.492;de
Blauen;4223;Blauen;2781;BL;7.522;47.452;de
Brislach;4225;Brislach;2782;BL;7.550;47.429;de
Laufen;4242;Brislach;2782;BL;7.527;47.414;de
Burg im Leimental;4117;Burg im Leimental;2783;BL;7.439;47.453;de
Dittingen;4243;Dittingen;2784;BL;7.488;47.443;de
Duggingen;4202;Duggingen;2785;BL;7.610;47.451;de
Grellingen;4203;Grellingen;2786;BL;7.584;47.439;de
Laufen;4242;Laufen;2787;BL;7.484;47.407;de
Wahlen b. Laufen;4246;Laufen;2787;BL;7.515;47.410;de
Bärschwil;4252;Laufen;2787;BL;7.480;47.394;de
Liesberg;4253;Liesberg;2788;BL;7.421;47.397;de
Liesberg Dorf;4254;Liesberg;2788;BL;7.415;47.406;de
Nenzlingen;4224;Nenzlingen;2789;BL;7.562;47.449;de
Roggenburg;2814;Roggenburg;2790;BL;7.361;47.428;de
Kleinlützel;4245;Roggenburg;2790;BL;7.382;47.431;de
Röschenz;4244;Röschenz;2791;BL;7.461;47.432;de
Wahlen b. Laufen;4246;Wahlen;2792;BL;7.512;47.399;de
Zwingen;4222;Zwingen;2793;BL;7.530;47.436;de
Laufen;4242;Zwingen;2793;BL;7.512;47.426;de
Olsberg;4305;Arisdorf;2821;BL;7.784;47.520;de
Arisdorf;4422;Arisdorf;2821;BL;7.767;47.508;de
Pratteln;4133;Augst;2822;BL;7.696;47.532;de
Augst BL;4302;Augst;2822;BL;7.725;47.531;de
Kaiseraugst;4303;Augst;2822;BL;7.724;47.536;de
Liestal;4410;Bubendorf;2823;BL;7.738;47.466;de
Bubendorf;4416;Bubendorf;2823;BL;7.735;47.447;de
Pratteln;4133;Frenkendorf;2824;BL;7.709;47.509;de
Frenkendorf;4402;Frenkendorf;2824;BL;7.706;47.502;de
Füllinsdorf;4414;Füllinsdorf;2825;BL;7.734;47.509;de
Kaiseraugst;4303;Giebenach;2826;BL;7.734;47.531;de
Giebenach;4304;Giebenach;2826;BL;7.739;47.524;de
Hersberg;4423;Hersberg;2827;BL;7.782;47.492;de
Lausen;4415;Lausen;2828;BL;7.766;47.469;de
Liestal;4410;Liestal;2829;BL;7.725;47.483;de
Lausen;4415;Liestal;2829;BL;7.752;47.476;de
Arisdorf;4422;Liestal;2829;BL;7.750;47.500;de
Lupsingen;4419;Lupsingen;2830;BL;7.699;47.449;de
Pratteln;4133;Pratteln;2831;BL;7.694;47.517;de
Augst BL;4302;Pratteln;2831;BL;7.714;47.534;de
Frenkendorf;4402;Pratteln;2831;BL;7.694;47.504;de
Ramlinsburg;4433;Ramlinsburg;2832;BL;7.767;47.449;de
Seltisberg;4411;Seltisberg;2833;BL;7.713;47.461;de
Nuglar;4412;Seltisberg;2833;BL;7.702;47.463;de
Ziefen;4417;Ziefen;2834;BL;7.699;47.427;de
Anwil;4469;Anwil;2841;BL;7.941;47.453;de
Sissach;4450;Böckten;2842;BL;7.826;47.465;de
Böckten;4461;Böckten;2842;BL;7.834;47.469;de
Rümlingen;4444;Buckten;2843;BL;7.847;47.420;de
Häfelfingen;4445;Buckten;2843;BL;7.850;47.419;de
Buckten;4446;Buckten;2843;BL;7.846;47.413;de
Känerkinden;4447;Buckten;2843;BL;7.840;47.417;de
Rickenbach BL;4462;Buus;2844;BL;7.858;47.491;de
Buus;4463;Buus;2844;BL;7.868;47.506;de
Diepflingen;4442;Diepflingen;2845;BL;7.842;47.445;de
Rümlingen;4444;Gelterkinden;2846;BL;7.852;47.439;de
Gelterkinden;4460;Gelterkinden;2846;BL;7.860;47.455;de
Häfelfingen;4445;Häfelfingen;2847;BL;7.869;47.414;de
Läufelfingen;4448;Häfelfingen;2847;BL;7.870;47.407;de
Hellikon;4316;Hemmiken;2848;BL;7.896;47.502;de
Hemmiken;4465;Hemmiken;2848;BL;7.889;47.489;de
Ormalingen;4466;Hemmiken;2848;BL;7.873;47.492;de
Sissach;4450;Itingen;2849;BL;7.789;47.474;de
Itingen;4452;Itingen;2849;BL;7.787;47.463;de
Känerkinden;4447;Känerkinden;2850;BL;7.833;47.411;de
Wenslingen;4493;Kilchberg (BL);2851;BL;7.907;47.426;de
Kilchberg BL;4496;Kilchberg (BL);2851;BL;7.898;47.427;de
Buckten;4446;Läufelfingen;2852;BL;7.842;47.405;de
Läufelfingen;4448;Läufelfingen;2852;BL;7.853;47.392;de
Eptingen;4458;Läufelfingen;2852;BL;7.843;47.378;de
Wisen SO;4634;Läufelfingen;2852;BL;7.873;47.398;de
Wintersingen;4451;Maisprach;2853;BL;7.836;47.507;de
Maisprach;4464;Maisprach;2853;BL;7.848;47.523;de
Nusshof;4453;Nusshof;2854;BL;7.801;47.492;de
Oltingen;4494;Oltingen;2855;BL;7.938;47.431;de
Gelterkinden;4460;Ormalingen;2856;BL;7.866;47.469;de
Hemmiken;4465;Ormalingen;2856;BL;7.890;47.480;de
Ormalingen;4466;Ormalingen;2856;BL;7.879;47.476;de
Rickenbach BL;4462;Rickenbach (BL);2857;BL;7.851;47.486;de
Rothenfluh;4467;Rothenfluh;2858;BL;7.916;47.468;de
Rümlingen;4444;Rümlingen;2859;BL;7.858;47.428;de
Häfelfingen;4445;Rünenberg;2860;BL;7.879;47.418;de
Rünenberg;4497;Rünenberg;2860;BL;7.880;47.431;de
Sissach;4450;Sissach;2861;BL;7.806;47.473;de
Tecknau;4492;Tecknau;2862;BL;7.895;47.443;de
Wittinsburg;4443;Tenniken;2863;BL;7.828;47.426;de
Tenniken;4456;Tenniken;2863;BL;7.815;47.433;de
Thürnen;4441;Thürnen;2864;BL;7.829;47.451;de
Sissach;4450;Thürnen;2864;BL;7.817;47.453;de
Wenslingen;4493;Wenslingen;2865;BL;7.908;47.445;de
Zeglingen;4495;Wenslingen;2865;BL;7.912;47.425;de
Wintersingen;4451;Wintersingen;2866;BL;7.826;47.497;de
Diepflingen;4442;Wittinsburg;2867;BL;7.843;47.439;de
Wittinsburg;4443;Wittinsburg;2867;BL;7.839;47.429;de
Rümlingen;4444;Wittinsburg;2867;BL;7.849;47.432;de
Zeglingen;4495;Zeglingen;2868;BL;7.910;47.412;de
Zunzgen;4455;Zunzgen;2869;BL;7.794;47.444;de
Arboldswil;4424;Arboldswil;2881;BL;7.719;47.416;de
Titterten;4425;Arboldswil;2881;BL;7.703;47.411;de
Bennwil;4431;Bennwil;2882;BL;7.782;47.394;de
Hölstein;4434;Bennwil;2882;BL;7.774;47.410;de
Diegten;4457;Bennwil;2882;BL;7.796;47.400;de
Bretzwil;4207;Bretzwil;2883;BL;7.652;47.395;de
Känerkinden;4447;Diegten;2884;BL;7.826;47.409;de
Läufelfingen;4448;Diegten;2884;BL;7.829;47.399;de
Tenniken;4456;Diegten;2884;BL;7.795;47.426;de
Diegten;4457;Diegten;2884;BL;7.813;47.409;de
Eptingen;4458;Eptingen;2885;BL;7.817;47.380;de
Hölstein;4434;Hölstein;2886;BL;7.774;47.427;de
Diegten;4457;Hölstein;2886;BL;7.789;47.415;de
Lampenberg;4432;Lampenberg;2887;BL;7.753;47.428;de
Langenbruck;4438;Langenbruck;2888;BL;7.769;47.358;de
Beinwil SO;4229;Lauwil;2889;BL;7.648;47.370;de
Reigoldswil;4418;Lauwil;2889;BL;7.686;47.376;de
Lauwil;4426;Lauwil;2889;BL;7.665;47.381;de
Ramiswil;4719;Lauwil;2889;BL;7.684;47.372;de
Liedertswil;4436;Liedertswil;2890;BL;7.720;47.388;de
Bennwil;4431;Niederdorf;2891;BL;7.768;47.402;de
Niederdorf;4435;Niederdorf;2891;BL;7.751;47.412;de
Oberdorf BL;4436;Niederdorf;2891;BL;7.767;47.406;de
Niederdorf;4435;Oberdorf (BL);2892;BL;7.743;47.402;de
Oberdorf BL;4436;Oberdorf (BL);2892;BL;7.750;47.392;de
Liedertswil;4436;Oberdorf (BL);2892;BL;7.734;47.391;de
Reigoldswil;4418;Reigoldswil;2893;BL;7.688;47.400;de
Titterten;4425;Titterten;2894;BL;7.717;47.402;de
Reigoldswil;4418;Waldenburg;2895;BL;7.701;47.374;de
Waldenburg;4437;Waldenburg;2895;BL;7.738;47.378;de
Langenbruck;4438;Waldenburg;2895;BL;7.727;47.370;de
Gächlingen;8214;Gächlingen;2901;SH;8.510;47.735;de
Gächlingen;8214;Gächlingen;2901;SH;8.498;47.711;de
Siblingen;8225;Gächlingen;2901;SH;8.503;47.732;de
Schleitheim;8226;Gächlingen;2901;SH;8.504;47.736;de
Guntmadingen;8223;Löhningen;2903;SH;8.556;47.693;de
Löhningen;8224;Löhningen;2903;SH;8.545;47.706;de
Neunkirch;8213;Neunkirch;2904;SH;8.506;47.681;de
Wilchingen;8217;Neunkirch;2904;SH;8.466;47.683;de
Guntmadingen;8223;Neunkirch;2904;SH;8.540;47.687;de
Löhningen;8224;Neunkirch;2904;SH;8.525;47.699;de
Schaffhausen;8200;Büttenhardt;2914;SH;8.631;47.745;de
Büttenhardt;8236;Büttenhardt;2914;SH;8.645;47.754;de
Dörflingen;8239;Dörflingen;2915;SH;8.714;47.709;de
Lohn SH;8235;Lohn (SH);2917;SH;8.671;47.757;de
Stetten SH;8234;Stetten (SH);2919;SH;8.656;47.737;de
Opfertshofen SH;8236;Thayngen;2920;SH;8.662;47.773;de
Thayngen;8240;Thayngen;2920;SH;8.711;47.740;de
Barzheim;8241;Thayngen;2920;SH;8.716;47.760;de
Bibern SH;8242;Thayngen;2920;SH;8.677;47.770;de
Hofen SH;8242;Thayngen;2920;SH;8.677;47.781;de
Altdorf SH;8243;Thayngen;2920;SH;8.658;47.787;de
Bargen SH;8233;Bargen (SH);2931;SH;8.592;47.794;de
Beringen;8222;Beringen;2932;SH;8.576;47.698;de
Guntmadingen;8223;Beringen;2932;SH;8.555;47.681;de
Buchberg;8454;Buchberg;2933;SH;8.551;47.569;de
Rüdlingen;8455;Buchberg;2933;SH;8.553;47.592;de
Merishausen;8232;Merishausen;2936;SH;8.602;47.763;de
Schaffhausen;8200;Neuhausen am Rheinfall;2937;SH;8.624;47.690;de
Neuhausen am Rheinfall;8212;Neuhausen am Rheinfall;2937;SH;8.605;47.679;de
Rüdlingen;8455;Rüdlingen;2938;SH;8.566;47.587;de
Schaffhausen;8200;Schaffhausen;2939;SH;8.626;47.718;de
Schaffhausen;8203;Schaffhausen;2939;SH;8.662;47.700;de
Schaffhausen;8207;Schaffhausen;2939;SH;8.673;47.723;de
Schaffhausen;8208;Schaffhausen;2939;SH;8.636;47.712;de
Neuhausen am Rheinfall;8212;Schaffhausen;2939;SH;8.620;47.696;de
Beringen;8222;Schaffhausen;2939;SH;8.605;47.695;de
Hemmental;8231;Schaffhausen;2939;SH;8.574;47.739;de
Schleitheim;8226;Beggingen;2951;SH;8.511;47.763;de
Beggingen;8228;Beggingen;2951;SH;8.540;47.766;de
Schleitheim;8226;Schleitheim;2952;SH;8.502;47.751;de
Siblingen;8225;Siblingen;2953;SH;8.521;47.720;de
Buch SH;8263;Buch (SH);2961;SH;8.785;47.716;de
Hemishofen;8261;Hemishofen;2962;SH;8.841;47.684;de
Ramsen;8262;Ramsen;2963;SH;8.819;47.707;de
Stein am Rhein;8260;Stein am Rhein;2964;SH;8.857;47.665;de
Hallau;8215;Hallau;2971;SH;8.440;47.701;de
Oberhallau;8216;Oberhallau;2972;SH;8.472;47.714;de
Wilchingen;8217;Trasadingen;2973;SH;8.447;47.658;de
Trasadingen;8219;Trasadingen;2973;SH;8.425;47.669;de
Wilchingen;8217;Wilchingen;2974;SH;8.458;47.666;de
Wilchingen;8217;Wilchingen;2974;SH;8.518;47.656;de
Osterfingen;8218;Wilchingen;2974;SH;8.492;47.657;de
Herisau;9100;Herisau;3001;AR;9.288;47.379;de
Schachen b. Herisau;9112;Herisau;3001;AR;9.236;47.380;de
Gossau SG;9200;Herisau;3001;AR;9.232;47.397;de
Stein AR;9063;Hundwil;3002;AR;9.347;47.356;de
Hundwil;9064;Hundwil;3002;AR;9.321;47.355;de
Urnäsch;9107;Hundwil;3002;AR;9.316;47.266;de
Gonten;9108;Hundwil;3002;AR;9.328;47.331;de
Schönengrund;9105;Schönengrund;3003;AR;9.224;47.326;de
Urnäsch;9107;Schönengrund;3003;AR;9.252;47.327;de
Herisau;9100;Schwellbrunn;3004;AR;9.245;47.367;de
Schwellbrunn;9103;Schwellbrunn;3004;AR;9.234;47.351;de
Waldstatt;9104;Schwellbrunn;3004;AR;9.269;47.343;de
Schönengrund;9105;Schwellbrunn;3004;AR;9.242;47.332;de
Degersheim;9113;Schwellbrunn;3004;AR;9.200;47.358;de
St. Gallen;9014;Stein (AR);3005;AR;9.328;47.401;de
Stein AR;9063;Stein (AR);3005;AR;9.344;47.376;de
Schwellbrunn;9103;Urnäsch;3006;AR;9.272;47.340;de
Waldstatt;9104;Urnäsch;3006;AR;9.277;47.342;de
Urnäsch;9107;Urnäsch;3006;AR;9.277;47.305;de
Herisau;9100;Waldstatt;3007;AR;9.268;47.358;de
Schwellbrunn;9103;Waldstatt;3007;AR;9.267;47.355;de
Waldstatt;9104;Waldstatt;3007;AR;9.287;47.356;de
Trogen;9043;Bühler;3021;AR;9.448;47.390;de
Bühler;9055;Bühler;3021;AR;9.426;47.378;de
Trogen;9043;Gais;3022;AR;9.466;47.389;de
Bühler;9055;Gais;3022;AR;9.443;47.377;de
Gais;9056;Gais;3022;AR;9.464;47.370;de
Altstätten SG;9450;Gais;3022;AR;9.502;47.387;de
Speicherschwendi;9037;Speicher;3023;AR;9.440;47.427;de
Speicher;9042;Speicher;3023;AR;9.441;47.407;de
St. Gallen;9012;Teufen (AR);3024;AR;9.370;47.407;de
Speicher;9042;Teufen (AR);3024;AR;9.435;47.395;de
Niederteufen;9052;Teufen (AR);3024;AR;9.364;47.392;de
Teufen AR;9053;Teufen (AR);3024;AR;9.401;47.389;de
Bühler;9055;Teufen (AR);3024;AR;9.401;47.379;de
Lustmühle;9062;Teufen (AR);3024;AR;9.354;47.398;de
Trogen;9043;Trogen;3025;AR;9.483;47.402;de
Grub AR;9035;Grub (AR);3031;AR;9.507;47.442;de
Rehetobel;9038;Grub (AR);3031;AR;9.513;47.433;de
Grub SG;9036;Heiden;3032;AR;9.529;47.456;de
Rehetobel;9038;Heiden;3032;AR;9.517;47.430;de
Heiden;9410;Heiden;3032;AR;9.539;47.454;de
Oberegg;9413;Heiden;3032;AR;9.545;47.431;de
Wolfhalden;9427;Heiden;3032;AR;9.546;47.462;de
Wienacht-Tobel;9405;Lutzenberg;3033;AR;9.535;47.464;de
Lutzenberg;9426;Lutzenberg;3033;AR;9.575;47.458;de
Wolfhalden;9427;Lutzenberg;3033;AR;9.564;47.456;de
Eggersriet;9034;Rehetobel;3034;AR;9.467;47.437;de
Speicherschwendi;9037;Rehetobel;3034;AR;9.453;47.431;de
Rehetobel;9038;Rehetobel;3034;AR;9.486;47.427;de
Reute AR;9411;Reute (AR);3035;AR;9.564;47.403;de
Schachen b. Reute;9411;Reute (AR);3035;AR;9.564;47.425;de
Marbach SG;9437;Reute (AR);3035;AR;9.558;47.397;de
Trogen;9043;Wald (AR);3036;AR;9.498;47.406;de
Wald AR;9044;Wald (AR);3036;AR;9.499;47.415;de
Wolfhalden;9427;Walzenhausen;3037;AR;9.566;47.440;de
Walzenhausen;9428;Walzenhausen;3037;AR;9.607;47.445;de
Heiden;9410;Wolfhalden;3038;AR;9.554;47.439;de
Thal;9425;Wolfhalden;3038;AR;9.560;47.463;de
Wolfhalden;9427;Wolfhalden;3038;AR;9.564;47.450;de
Walzenhausen;9428;Wolfhalden;3038;AR;9.572;47.445;de
Appenzell;9050;Appenzell;3101;AI;9.409;47.323;de
Appenzell Meistersrüte;9050;Appenzell;3101;AI;9.432;47.350;de
Appenzell Schlatt;9050;Appenzell;3101;AI;9.416;47.356;de
Gais;9056;Appenzell;3101;AI;9.455;47.350;de
Appenzell;9050;Gonten;3102;AI;9.386;47.341;de
Gonten;9108;Gonten;3102;AI;9.346;47.330;de
Gontenbad;9108;Gonten;3102;AI;9.369;47.326;de
Jakobsbad;9108;Gonten;3102;AI;9.333;47.308;de
Appenzell;9050;Schlatt-Haslen;3104;AI;9.391;47.348;de
Appenzell Enggenhütten;9050;Schlatt-Haslen;3104;AI;9.360;47.350;de
Appenzell Schlatt;9050;Schlatt-Haslen;3104;AI;9.401;47.357;de
Niederteufen;9052;Schlatt-Haslen;3104;AI;9.362;47.386;de
Teufen AR;9053;Schlatt-Haslen;3104;AI;9.394;47.376;de
Haslen AI;9054;Schlatt-Haslen;3104;AI;9.382;47.370;de
Bühler;9055;Schlatt-Haslen;3104;AI;9.400;47.371;de
Gais;9056;Schlatt-Haslen;3104;AI;9.430;47.364;de
Gonten;9108;Schlatt-Haslen;3104;AI;9.346;47.344;de
Oberegg;9413;Oberegg;3111;AI;9.548;47.413;de
Oberegg;9413;Oberegg;3111;AI;9.580;47.424;de
Wolfhalden;9427;Oberegg;3111;AI;9.567;47.438;de
Walzenhausen;9428;Oberegg;3111;AI;9.584;47.434;de
Berneck;9442;Oberegg;3111;AI;9.601;47.414;de
Büriswilen;9442;Oberegg;3111;AI;9.600;47.432;de
Lüchingen;9450;Oberegg;3111;AI;9.549;47.398;de
Appenzell;9050;Schwende-Rüte;3112;AI;9.408;47.310;de
Appenzell Eggerstanden;9050;Schwende-Rüte;3112;AI;9.476;47.333;de
Appenzell Meistersrüte;9050;Schwende-Rüte;3112;AI;9.454;47.342;de
Appenzell Steinegg;9050;Schwende-Rüte;3112;AI;9.456;47.321;de
Weissbad;9057;Schwende-Rüte;3112;AI;9.371;47.288;de
Schwende;9057;Schwende-Rüte;3112;AI;9.434;47.297;de
Wasserauen;9057;Schwende-Rüte;3112;AI;9.390;47.262;de
Brülisau;9058;Schwende-Rüte;3112;AI;9.457;47.276;de
Urnäsch;9107;Schwende-Rüte;3112;AI;9.329;47.280;de
Gonten;9108;Schwende-Rüte;3112;AI;9.356;47.297;de
Frümsen;9467;Schwende-Rüte;3112;AI;9.453;47.261;de
Lömmenschwil;9308;Häggenschwil;3201;SG;9.341;47.501;de
Häggenschwil;9312;Häggenschwil;3201;SG;9.336;47.490;de
Winden;9315;Häggenschwil;3201;SG;9.356;47.510;de
Hagenwil b. Amriswil;8580;Muolen;3202;SG;9.317;47.530;de
Bischofszell;9220;Muolen;3202;SG;9.278;47.509;de
Lömmenschwil;9308;Muolen;3202;SG;9.329;47.505;de
Muolen;9313;Muolen;3202;SG;9.320;47.518;de
St. Gallen;9000;St. Gallen;3203;SG;9.362;47.424;de
St. Gallen;9008;St. Gallen;3203;SG;9.392;47.442;de
St. Gallen;9010;St. Gallen;3203;SG;9.372;47.442;de
St. Gallen;9011;St. Gallen;3203;SG;9.399;47.415;de
St. Gallen;9012;St. Gallen;3203;SG;9.361;47.410;de
St. Gallen;9014;St. Gallen;3203;SG;9.335;47.409;de
St. Gallen;9015;St. Gallen;3203;SG;9.309;47.410;de
St. Gallen;9016;St. Gallen;3203;SG;9.415;47.440;de
Abtwil SG;9030;St. Gallen;3203;SG;9.331;47.420;de
Speicherschwendi;9037;St. Gallen;3203;SG;9.429;47.425;de
Speicher;9042;St. Gallen;3203;SG;9.427;47.416;de
Wittenbach;9300;St. Gallen;3203;SG;9.398;47.451;de
St. Gallen;9008;Wittenbach;3204;SG;9.393;47.446;de
Wittenbach;9300;Wittenbach;3204;SG;9.384;47.466;de
Lömmenschwil;9308;Wittenbach;3204;SG;9.360;47.493;de
Wittenbach;9300;Berg (SG);3211;SG;9.390;47.475;de
Berg SG;9305;Berg (SG);3211;SG;9.413;47.488;de
Freidorf TG;9306;Berg (SG);3211;SG;9.380;47.481;de
Eggersriet;9034;Eggersriet;3212;SG;9.464;47.441;de
Grub AR;9035;Eggersriet;3212;SG;9.499;47.445;de
Grub SG;9036;Eggersriet;3212;SG;9.515;47.454;de
Speicherschwendi;9037;Eggersriet;3212;SG;9.451;47.432;de
Wienacht-Tobel;9405;Eggersriet;3212;SG;9.528;47.464;de
Rorschach;9400;Goldach;3213;SG;9.483;47.474;de
Goldach;9403;Goldach;3213;SG;9.464;47.475;de
Tübach;9327;Mörschwil;3214;SG;9.444;47.483;de
Mörschwil;9402;Mörschwil;3214;SG;9.427;47.467;de
Rorschach;9400;Rorschach;3215;SG;9.494;47.475;de
Rorschacherberg;9404;Rorschacherberg;3216;SG;9.501;47.466;de
Wienacht-Tobel;9405;Rorschacherberg;3216;SG;9.529;47.466;de
Staad SG;9422;Rorschacherberg;3216;SG;9.529;47.480;de
Berg SG;9305;Steinach;3217;SG;9.421;47.492;de
Steinach;9323;Steinach;3217;SG;9.436;47.495;de
Horn;9326;Tübach;3218;SG;9.451;47.490;de
Tübach;9327;Tübach;3218;SG;9.454;47.481;de
Untereggen;9033;Untereggen;3219;SG;9.457;47.453;de
Rorschacherberg;9404;Untereggen;3219;SG;9.480;47.456;de
Au SG;9434;Au (SG);3231;SG;9.639;47.431;de
Heerbrugg;9435;Au (SG);3231;SG;9.627;47.413;de
Heerbrugg;9435;Balgach;3232;SG;9.620;47.410;de
Balgach;9436;Balgach;3232;SG;9.613;47.394;de
Rebstein;9445;Balgach;3232;SG;9.587;47.408;de
Reute AR;9411;Berneck;3233;SG;9.594;47.420;de
Au SG;9434;Berneck;3233;SG;9.629;47.433;de
Heerbrugg;9435;Berneck;3233;SG;9.623;47.415;de
Berneck;9442;Berneck;3233;SG;9.609;47.425;de
Büriswilen;9442;Berneck;3233;SG;9.614;47.435;de
Balgach;9436;Diepoldsau;3234;SG;9.624;47.383;de
Widnau;9443;Diepoldsau;3234;SG;9.626;47.392;de
Diepoldsau;9444;Diepoldsau;3234;SG;9.647;47.381;de
Rheineck;9424;Rheineck;3235;SG;9.588;47.467;de
Thal;9425;Rheineck;3235;SG;9.575;47.468;de
Lutzenberg;9426;Rheineck;3235;SG;9.577;47.463;de
Rheineck;9424;St. Margrethen;3236;SG;9.595;47.461;de
Walzenhausen;9428;St. Margrethen;3236;SG;9.631;47.442;de
St. Margrethen SG;9430;St. Margrethen;3236;SG;9.626;47.455;de
Rorschacherberg;9404;Thal;3237;SG;9.532;47.473;de
Staad SG;9422;Thal;3237;SG;9.548;47.477;de
Altenrhein;9423;Thal;3237;SG;9.560;47.492;de
Thal;9425;Thal;3237;SG;9.566;47.473;de
Heerbrugg;9435;Widnau;3238;SG;9.625;47.405;de
Widnau;9443;Widnau;3238;SG;9.634;47.402;de
Brülisau;9058;Altstätten;3251;SG;9.485;47.283;de
Altstätten SG;9450;Altstätten;3251;SG;9.547;47.369;de
Lüchingen;9450;Altstätten;3251;SG;9.551;47.391;de
Hinterforst;9452;Altstätten;3251;SG;9.533;47.362;de
Eichberg;9453;Altstätten;3251;SG;9.540;47.346;de
Oberriet SG;9463;Altstätten;3251;SG;9.538;47.334;de
Rüthi (Rheintal);9464;Altstätten;3251;SG;9.522;47.289;de
Lienz;9464;Altstätten;3251;SG;9.514;47.284;de
Hinterforst;9452;Eichberg;3252;SG;9.528;47.359;de
Eichberg;9453;Eichberg;3252;SG;9.523;47.345;de
Marbach SG;9437;Marbach (SG);3253;SG;9.581;47.384;de
Balgach;9436;Oberriet (SG);3254;SG;9.621;47.376;de
Kriessern;9451;Oberriet (SG);3254;SG;9.609;47.365;de
Montlingen;9462;Oberriet (SG);3254;SG;9.583;47.340;de
Oberriet SG;9463;Oberriet (SG);3254;SG;9.538;47.326;de
Marbach SG;9437;Rebstein;3255;SG;9.570;47.400;de
Rebstein;9445;Rebstein;3255;SG;9.588;47.401;de
Oberriet SG;9463;Rüthi (SG);3256;SG;9.547;47.305;de
Rüthi (Rheintal);9464;Rüthi (SG);3256;SG;9.533;47.292;de
Lienz;9464;Rüthi (SG);3256;SG;9.523;47.287;de
Haag (Rheintal);9469;Buchs (SG);3271;SG;9.483;47.197;de
Buchs SG;9470;Buchs (SG);3271;SG;9.476;47.165;de
Gams;9473;Gams;3272;SG;9.439;47.214;de
Wildhaus;9658;Gams;3272;SG;9.392;47.201;de
Haag (Rheintal);9469;Grabs;3273;SG;9.476;47.196;de
Buchs SG;9470;Grabs;3273;SG;9.467;47.176;de
Werdenberg;9470;Grabs;3273;SG;9.457;47.171;de
Grabs;9472;Grabs;3273;SG;9.449;47.183;de
Grabserberg;9472;Grabs;3273;SG;9.374;47.165;de
Wildhaus;9658;Grabs;3273;SG;9.340;47.176;de
Salez;9465;Sennwald;3274;SG;9.497;47.235;de
Sennwald;9466;Sennwald;3274;SG;9.504;47.263;de
Frümsen;9467;Sennwald;3274;SG;9.470;47.253;de
Sax;9468;Sennwald;3274;SG;9.432;47.237;de
Haag (Rheintal);9469;Sennwald;3274;SG;9.487;47.208;de
Gams;9473;Sennwald;3274;SG;9.472;47.219;de
Buchs SG;9470;Sevelen;3275;SG;9.446;47.146;de
Sevelen;9475;Sevelen;3275;SG;9.454;47.133;de
Weite;9476;Sevelen;3275;SG;9.492;47.110;de
Sargans;7320;Wartau;3276;SG;9.472;47.068;de
Weite;9476;Wartau;3276;SG;9.499;47.097;de
Fontnas;9476;Wartau;3276;SG;9.488;47.091;de
Trübbach;9477;Wartau;3276;SG;9.488;47.075;de
Azmoos;9478;Wartau;3276;SG;9.432;47.090;de
Oberschan;9479;Wartau;3276;SG;9.458;47.102;de
Malans SG;9479;Wartau;3276;SG;9.476;47.090;de
Gretschins;9479;Wartau;3276;SG;9.486;47.097;de
Bad Ragaz;7310;Bad Ragaz;3291;SG;9.473;47.008;de
Valens;7317;Bad Ragaz;3291;SG;9.482;46.995;de
Heiligkreuz (Mels);8888;Flums;3292;SG;9.391;47.073;de
Flums;8890;Flums;3292;SG;9.340;47.093;de
Berschis;8892;Flums;3292;SG;9.359;47.099;de
Flums Hochwiese;8893;Flums;3292;SG;9.379;47.084;de
Flumserberg Saxli;8894;Flums;3292;SG;9.324;47.056;de
Flumserberg Portels;8895;Flums;3292;SG;9.322;47.070;de
Flumserberg Bergheim;8896;Flums;3292;SG;9.321;47.085;de
Flumserberg Tannenheim;8897;Flums;3292;SG;9.263;47.035;de
Flumserberg Tannenbodenalp;8898;Flums;3292;SG;9.255;47.065;de
Schwendi im Weisstannental;7325;Mels;3293;SG;9.365;47.005;de
Weisstannen;7326;Mels;3293;SG;9.316;46.971;de
Mädris-Vermol;8886;Mels;3293;SG;9.344;47.035;de
Mels;8887;Mels;3293;SG;9.426;47.044;de
Heiligkreuz (Mels);8888;Mels;3293;SG;9.410;47.066;de
Plons;8889;Mels;3293;SG;9.386;47.061;de
Pfäfers;7312;Pfäfers;3294;SG;9.519;46.984;de
St. Margrethenberg;7313;Pfäfers;3294;SG;9.513;46.967;de
Vadura;7314;Pfäfers;3294;SG;9.492;46.957;de
Vättis;7315;Pfäfers;3294;SG;9.368;46.910;de
Valens;7317;Pfäfers;3294;SG;9.476;46.981;de
Vasön;7317;Pfäfers;3294;SG;9.461;46.954;de
Murg;8877;Quarten;3295;SG;9.182;47.043;de
Quinten;8878;Quarten;3295;SG;9.218;47.139;de
Unterterzen;8882;Quarten;3295;SG;9.251;47.112;de
Quarten;8883;Quarten;3295;SG;9.236;47.103;de
Oberterzen;8884;Quarten;3295;SG;9.244;47.086;de
Mols;8885;Quarten;3295;SG;9.284;47.108;de
Flumserberg Bergheim;8896;Quarten;3295;SG;9.282;47.100;de
Flumserberg Tannenbodenalp;8898;Quarten;3295;SG;9.271;47.084;de
Sargans;7320;Sargans;3296;SG;9.449;47.054;de
Heiligkreuz (Mels);8888;Sargans;3296;SG;9.421;47.056;de
Wangs;7323;Vilters-Wangs;3297;SG;9.475;47.031;de
Wangs;7323;Vilters-Wangs;3297;SG;9.412;47.003;de
Vilters;7324;Vilters-Wangs;3297;SG;9.453;47.017;de
Quinten;8878;Walenstadt;3298;SG;9.253;47.131;de
Walenstadt;8880;Walenstadt;3298;SG;9.305;47.119;de
Walenstadtberg;8881;Walenstadt;3298;SG;9.278;47.142;de
Tscherlach;8881;Walenstadt;3298;SG;9.339;47.130;de
Flums;8890;Walenstadt;3298;SG;9.347;47.100;de
Berschis;8892;Walenstadt;3298;SG;9.369;47.112;de
Flums Hochwiese;8893;Walenstadt;3298;SG;9.376;47.088;de
Flumserberg Bergheim;8896;Walenstadt;3298;SG;9.307;47.105;de
Weesen;8872;Amden;3311;SG;9.109;47.142;de
Amden;8873;Amden;3311;SG;9.165;47.160;de
Benken SG;8717;Benken (SG);3312;SG;8.996;47.192;de
Buttikon SZ;8863;Benken (SG);3312;SG;8.964;47.180;de
Benken SG;8717;Kaltbrunn;3313;SG;9.006;47.207;de
Kaltbrunn;8722;Kaltbrunn;3313;SG;9.024;47.209;de
Schänis;8718;Schänis;3315;SG;9.063;47.159;de
Kaltbrunn;8722;Schänis;3315;SG;9.052;47.202;de
Rufi;8723;Schänis;3315;SG;9.069;47.186;de
Maseltrangen;8723;Schänis;3315;SG;9.052;47.197;de
Ziegelbrücke;8866;Schänis;3315;SG;9.062;47.137;de
Weesen;8872;Weesen;3316;SG;9.102;47.141;de
Schmerikon;8716;Schmerikon;3338;SG;8.939;47.226;de
Uznach;8730;Schmerikon;3338;SG;8.956;47.233;de
Schmerikon;8716;Uznach;3339;SG;8.961;47.228;de
Uznach;8730;Uznach;3339;SG;8.982;47.227;de
Rüti ZH;8630;Rapperswil-Jona;3340;SG;8.851;47.250;de
Wolfhausen;8633;Rapperswil-Jona;3340;SG;8.814;47.248;de
Rapperswil SG;8640;Rapperswil-Jona;3340;SG;8.824;47.228;de
Jona;8645;Rapperswil-Jona;3340;SG;8.852;47.233;de
Wagen;8646;Rapperswil-Jona;3340;SG;8.885;47.230;de
Feldbach;8714;Rapperswil-Jona;3340;SG;8.804;47.247;de
Bollingen;8715;Rapperswil-Jona;3340;SG;8.896;47.224;de
Ermenswil;8734;Rapperswil-Jona;3340;SG;8.884;47.240;de
Ernetschwil;8725;Gommiswald;3341;SG;8.997;47.242;de
Gebertingen;8725;Gommiswald;3341;SG;9.003;47.256;de
Ricken SG;8726;Gommiswald;3341;SG;9.037;47.255;de
Uznach;8730;Gommiswald;3341;SG;9.006;47.230;de
Gommiswald;8737;Gommiswald;3341;SG;9.021;47.232;de
Uetliburg SG;8738;Gommiswald;3341;SG;9.047;47.240;de
Rieden SG;8739;Gommiswald;3341;SG;9.074;47.227;de
Wald ZH;8636;Eschenbach (SG);3342;SG;8.950;47.287;de
Laupen ZH;8637;Eschenbach (SG);3342;SG;8.940;47.262;de
Goldingen;8638;Eschenbach (SG);3342;SG;8.978;47.293;de
Gebertingen;8725;Eschenbach (SG);3342;SG;8.996;47.250;de
Walde SG;8727;Eschenbach (SG);3342;SG;9.022;47.273;de
Neuhaus SG;8732;Eschenbach (SG);3342;SG;8.947;47.244;de
Eschenbach SG;8733;Eschenbach (SG);3342;SG;8.921;47.243;de
Ermenswil;8734;Eschenbach (SG);3342;SG;8.889;47.247;de
St. Gallenkappel;8735;Eschenbach (SG);3342;SG;8.969;47.246;de
Rüeterswil;8735;Eschenbach (SG);3342;SG;8.999;47.280;de
Hemberg;9633;Ebnat-Kappel;3352;SG;9.164;47.277;de
Ebnat-Kappel;9642;Ebnat-Kappel;3352;SG;9.132;47.236;de
Krummenau;9643;Ebnat-Kappel;3352;SG;9.154;47.242;de
Urnäsch;9107;Wildhaus-Alt St. Johann;3359;SG;9.328;47.248;de
Alt St. Johann;9656;Wildhaus-Alt St. Johann;3359;SG;9.263;47.183;de
Unterwasser;9657;Wildhaus-Alt St. Johann;3359;SG;9.299;47.209;de
Wildhaus;9658;Wildhaus-Alt St. Johann;3359;SG;9.352;47.215;de
Urnäsch;9107;Nesslau;3360;SG;9.306;47.255;de
Hemberg;9633;Nesslau;3360;SG;9.215;47.270;de
Krummenau;9643;Nesslau;3360;SG;9.176;47.257;de
Nesslau;9650;Nesslau;3360;SG;9.186;47.211;de
Ennetbühl;9651;Nesslau;3360;SG;9.257;47.244;de
Neu St. Johann;9652;Nesslau;3360;SG;9.192;47.238;de
Stein SG;9655;Nesslau;3360;SG;9.229;47.199;de
Lichtensteig;9620;Lichtensteig;3374;SG;9.095;47.324;de
Ricken SG;8726;Wattwil;3379;SG;9.050;47.261;de
Dietfurt;9615;Wattwil;3379;SG;9.053;47.334;de
Lichtensteig;9620;Wattwil;3379;SG;9.086;47.317;de
Krinau;9622;Wattwil;3379;SG;9.051;47.316;de
Wattwil;9630;Wattwil;3379;SG;9.069;47.292;de
Ulisbach;9631;Wattwil;3379;SG;9.119;47.285;de
Hemberg;9633;Wattwil;3379;SG;9.142;47.292;de
Ebnat-Kappel;9642;Wattwil;3379;SG;9.092;47.262;de
Fischingen;8376;Kirchberg (SG);3392;SG;8.983;47.407;de
Wil SG;9500;Kirchberg (SG);3392;SG;9.054;47.441;de
Rickenbach b. Wil;9532;Kirchberg (SG);3392;SG;9.053;47.443;de
Kirchberg SG;9533;Kirchberg (SG);3392;SG;9.029;47.407;de
Dietschwil;9533;Kirchberg (SG);3392;SG;9.012;47.426;de
Gähwil;9534;Kirchberg (SG);3392;SG;9.000;47.396;de
Lütisburg Station;9601;Kirchberg (SG);3392;SG;9.060;47.390;de
Bazenheid;9602;Kirchberg (SG);3392;SG;9.065;47.412;de
Müselbach;9602;Kirchberg (SG);3392;SG;9.042;47.387;de
Mühlrüti;9613;Kirchberg (SG);3392;SG;8.983;47.378;de
Nassen;9123;Lütisburg;3393;SG;9.145;47.392;de
Jonschwil;9243;Lütisburg;3393;SG;9.084;47.413;de
Lütisburg Station;9601;Lütisburg;3393;SG;9.072;47.389;de
Bazenheid;9602;Lütisburg;3393;SG;9.079;47.411;de
Lütisburg;9604;Lütisburg;3393;SG;9.109;47.393;de
Oberrindal;9604;Lütisburg;3393;SG;9.125;47.403;de
Unterrindal;9604;Lütisburg;3393;SG;9.093;47.409;de
Ganterschwil;9608;Lütisburg;3393;SG;9.119;47.381;de
Au TG;8376;Mosnang;3394;SG;8.962;47.382;de
Steg im Tösstal;8496;Mosnang;3394;SG;8.961;47.355;de
Lütisburg Station;9601;Mosnang;3394;SG;9.058;47.386;de
Mosnang;9607;Mosnang;3394;SG;9.036;47.361;de
Dreien;9612;Mosnang;3394;SG;9.004;47.347;de
Mühlrüti;9613;Mosnang;3394;SG;8.982;47.369;de
Libingen;9614;Mosnang;3394;SG;9.020;47.319;de
Dietfurt;9615;Mosnang;3394;SG;9.043;47.332;de
Wattwil;9630;Mosnang;3394;SG;9.017;47.299;de
Lütisburg Station;9601;Bütschwil-Ganterschwil;3395;SG;9.065;47.381;de
Bütschwil;9606;Bütschwil-Ganterschwil;3395;SG;9.067;47.357;de
Ganterschwil;9608;Bütschwil-Ganterschwil;3395;SG;9.100;47.372;de
Libingen;9614;Bütschwil-Ganterschwil;3395;SG;9.052;47.342;de
Dietfurt;9615;Bütschwil-Ganterschwil;3395;SG;9.072;47.338;de
Lichtensteig;9620;Bütschwil-Ganterschwil;3395;SG;9.081;47.335;de
Oberhelfenschwil;9621;Bütschwil-Ganterschwil;3395;SG;9.093;47.337;de
Schwellbrunn;9103;Neckertal;3396;SG;9.196;47.346;de
Schönengrund;9105;Neckertal;3396;SG;9.219;47.332;de
Urnäsch;9107;Neckertal;3396;SG;9.220;47.291;de
Degersheim;9113;Neckertal;3396;SG;9.178;47.371;de
Hoffeld;9114;Neckertal;3396;SG;9.172;47.352;de
Dicken;9115;Neckertal;3396;SG;9.197;47.338;de
Wolfertswil;9116;Neckertal;3396;SG;9.164;47.384;de
Mogelsberg;9122;Neckertal;3396;SG;9.134;47.358;de
Ebersol;9122;Neckertal;3396;SG;9.156;47.341;de
Nassen;9123;Neckertal;3396;SG;9.155;47.381;de
Brunnadern;9125;Neckertal;3396;SG;9.145;47.325;de
Necker;9126;Neckertal;3396;SG;9.130;47.346;de
St. Peterzell;9127;Neckertal;3396;SG;9.185;47.322;de
Lichtensteig;9620;Neckertal;3396;SG;9.116;47.326;de
Oberhelfenschwil;9621;Neckertal;3396;SG;9.105;47.345;de
Wattwil;9630;Neckertal;3396;SG;9.150;47.305;de
Hemberg;9633;Neckertal;3396;SG;9.161;47.289;de
Bächli (Hemberg);9633;Neckertal;3396;SG;9.203;47.300;de
Degersheim;9113;Degersheim;3401;SG;9.192;47.371;de
Wolfertswil;9116;Degersheim;3401;SG;9.169;47.395;de
Flawil;9230;Degersheim;3401;SG;9.156;47.407;de
Degersheim;9113;Flawil;3402;SG;9.220;47.386;de
Gossau SG;9200;Flawil;3402;SG;9.214;47.411;de
Flawil;9230;Flawil;3402;SG;9.187;47.409;de
Egg (Flawil);9231;Flawil;3402;SG;9.222;47.394;de
Oberuzwil;9242;Jonschwil;3405;SG;9.104;47.434;de
Jonschwil;9243;Jonschwil;3405;SG;9.096;47.426;de
Rickenbach b. Wil;9532;Jonschwil;3405;SG;9.062;47.435;de
Schwarzenbach SG;9536;Jonschwil;3405;SG;9.075;47.440;de
Oberrindal;9604;Jonschwil;3405;SG;9.116;47.409;de
Flawil;9230;Oberuzwil;3407;SG;9.162;47.415;de
Niederglatt SG;9240;Oberuzwil;3407;SG;9.169;47.429;de
Oberuzwil;9242;Oberuzwil;3407;SG;9.122;47.429;de
Niederuzwil;9244;Oberuzwil;3407;SG;9.149;47.436;de
Bichwil;9248;Oberuzwil;3407;SG;9.136;47.415;de
Oberrindal;9604;Oberuzwil;3407;SG;9.130;47.405;de
Uzwil;9240;Uzwil;3408;SG;9.136;47.436;de
Oberuzwil;9242;Uzwil;3408;SG;9.140;47.430;de
Niederuzwil;9244;Uzwil;3408;SG;9.144;47.444;de
Henau;9247;Uzwil;3408;SG;9.113;47.456;de
Algetshausen;9249;Uzwil;3408;SG;9.113;47.443;de
Niederstetten;9249;Uzwil;3408;SG;9.083;47.453;de
Oberstetten;9249;Uzwil;3408;SG;9.092;47.446;de
Schwarzenbach SG;9536;Uzwil;3408;SG;9.072;47.447;de
Gossau SG;9200;Niederbüren;3422;SG;9.235;47.444;de
Niederwil SG;9203;Niederbüren;3422;SG;9.216;47.447;de
Niederbüren;9246;Niederbüren;3422;SG;9.210;47.464;de
Schweizersholz;9223;Niederhelfenschwil;3423;SG;9.179;47.495;de
Oberbüren;9245;Niederhelfenschwil;3423;SG;9.151;47.459;de
Sonnental;9245;Niederhelfenschwil;3423;SG;9.124;47.463;de
Zuzwil SG;9524;Niederhelfenschwil;3423;SG;9.121;47.465;de
Lenggenwil;9525;Niederhelfenschwil;3423;SG;9.144;47.472;de
Zuckenriet;9526;Niederhelfenschwil;3423;SG;9.162;47.489;de
Niederhelfenschwil;9527;Niederhelfenschwil;3423;SG;9.186;47.477;de
Niederwil SG;9203;Oberbüren;3424;SG;9.200;47.430;de
Flawil;9230;Oberbüren;3424;SG;9.206;47.414;de
Niederglatt SG;9240;Oberbüren;3424;SG;9.177;47.432;de
Oberbüren;9245;Oberbüren;3424;SG;9.170;47.448;de
Sonnental;9245;Oberbüren;3424;SG;9.133;47.460;de
Wil SG;9500;Zuzwil (SG);3426;SG;9.073;47.467;de
Hosenruck;9515;Zuzwil (SG);3426;SG;9.116;47.480;de
Züberwangen;9523;Zuzwil (SG);3426;SG;9.093;47.466;de
Zuzwil SG;9524;Zuzwil (SG);3426;SG;9.111;47.474;de
Wil SG;9500;Wil (SG);3427;SG;9.050;47.463;de
Rossrüti;9512;Wil (SG);3427;SG;9.072;47.482;de
Wuppenau;9514;Wil (SG);3427;SG;9.088;47.484;de
Zuzwil SG;9524;Wil (SG);3427;SG;9.096;47.480;de
Schwarzenbach SG;9536;Wil (SG);3427;SG;9.063;47.447;de
St. Margarethen TG;9543;Wil (SG);3427;SG;9.008;47.483;de
Bronschhofen;9552;Wil (SG);3427;SG;9.030;47.480;de
Andwil SG;9204;Andwil (SG);3441;SG;9.280;47.439;de
Arnegg;9212;Andwil (SG);3441;SG;9.263;47.445;de
Abtwil SG;9030;Gaiserwald;3442;SG;9.315;47.427;de
St. Josefen;9030;Gaiserwald;3442;SG;9.337;47.425;de
Engelburg;9032;Gaiserwald;3442;SG;9.335;47.441;de
Wittenbach;9300;Gaiserwald;3442;SG;9.362;47.451;de
St. Gallen;9015;Gossau (SG);3443;SG;9.289;47.405;de
Abtwil SG;9030;Gossau (SG);3443;SG;9.296;47.427;de
Herisau;9100;Gossau (SG);3443;SG;9.291;47.400;de
Gossau SG;9200;Gossau (SG);3443;SG;9.257;47.420;de
Andwil SG;9204;Gossau (SG);3443;SG;9.271;47.429;de
Arnegg;9212;Gossau (SG);3443;SG;9.252;47.441;de
Engelburg;9032;Waldkirch;3444;SG;9.325;47.453;de
Andwil SG;9204;Waldkirch;3444;SG;9.271;47.451;de
Waldkirch;9205;Waldkirch;3444;SG;9.282;47.461;de
Hauptwil;9213;Waldkirch;3444;SG;9.242;47.477;de
Niederbüren;9246;Waldkirch;3444;SG;9.238;47.474;de
Wittenbach;9300;Waldkirch;3444;SG;9.358;47.455;de
Bernhardzell;9304;Waldkirch;3444;SG;9.344;47.468;de
Parpan;7076;Vaz/Obervaz;3506;GR;9.554;46.760;de
Valbella;7077;Vaz/Obervaz;3506;GR;9.551;46.753;rm
Lenzerheide/Lai;7078;Vaz/Obervaz;3506;GR;9.545;46.735;multiple
Vaz/Obervaz;7082;Vaz/Obervaz;3506;GR;9.534;46.699;multiple
Tiefencastel;7450;Vaz/Obervaz;3506;GR;9.518;46.680;rm
Lantsch/Lenz;7083;Lantsch/Lenz;3513;GR;9.577;46.700;multiple
Schmitten (Albula);7493;Schmitten (GR);3514;GR;9.678;46.702;de
Brienz/Brinzauls GR;7084;Albula/Alvra;3542;GR;9.599;46.687;multiple
Tiefencastel;7450;Albula/Alvra;3542;GR;9.597;46.644;rm
Alvaschein;7451;Albula/Alvra;3542;GR;9.548;46.678;rm
Mon;7458;Albula/Alvra;3542;GR;9.549;46.648;rm
Stierva;7459;Albula/Alvra;3542;GR;9.522;46.662;rm
Surava;7472;Albula/Alvra;3542;GR;9.617;46.658;rm
Alvaneu Bad;7473;Albula/Alvra;3542;GR;9.639;46.668;rm
Alvaneu Dorf;7492;Albula/Alvra;3542;GR;9.649;46.712;rm
Cunter;7452;Surses;3543;GR;9.606;46.624;rm
Tinizong;7453;Surses;3543;GR;9.657;46.590;rm
Rona;7454;Surses;3543;GR;9.640;46.554;rm
Mulegns;7455;Surses;3543;GR;9.576;46.500;rm
Sur;7456;Surses;3543;GR;9.662;46.530;rm
Marmorera;7456;Surses;3543;GR;9.670;46.503;rm
Bivio;7457;Surses;3543;GR;9.656;46.458;rm
Savognin;7460;Surses;3543;GR;9.589;46.578;rm
Salouf;7462;Surses;3543;GR;9.543;46.625;rm
Riom;7463;Surses;3543;GR;9.583;46.604;rm
Riom;7463;Surses;3543;GR;9.593;46.633;rm
Parsonz;7464;Surses;3543;GR;9.538;46.556;rm
Filisur;7477;Bergün Filisur;3544;GR;9.698;46.645;rm
Bergün/Bravuogn;7482;Bergün Filisur;3544;GR;9.821;46.644;multiple
Preda;7482;Bergün Filisur;3544;GR;9.767;46.580;rm
Stugl/Stuls;7482;Bergün Filisur;3544;GR;9.747;46.659;multiple
Latsch;7484;Bergün Filisur;3544;GR;9.754;46.641;rm
Davos Wiesen;7494;Bergün Filisur;3544;GR;9.724;46.694;de
Brusio;7743;Brusio;3551;GR;10.122;46.273;it
Miralago;7743;Brusio;3551;GR;10.102;46.273;it
Campocologno;7744;Brusio;3551;GR;10.143;46.236;it
Viano;7747;Brusio;3551;GR;10.154;46.263;it
Campascio;7748;Brusio;3551;GR;10.095;46.237;it
Ospizio Bernina;7710;Poschiavo;3561;GR;10.017;46.385;it
Alp Grüm;7710;Poschiavo;3561;GR;10.033;46.375;it
S. Carlo (Poschiavo);7741;Poschiavo;3561;GR;10.090;46.360;it
Poschiavo;7742;Poschiavo;3561;GR;10.025;46.343;it
Sfazù;7742;Poschiavo;3561;GR;10.117;46.398;it
La Rösa;7742;Poschiavo;3561;GR;10.077;46.410;it
Miralago;7743;Poschiavo;3561;GR;10.101;46.273;it
Li Curt;7745;Poschiavo;3561;GR;10.026;46.296;it
Le Prese;7746;Poschiavo;3561;GR;10.069;46.285;it
Laax GR 2;7032;Falera;3572;GR;9.193;46.846;rm
Falera;7153;Falera;3572;GR;9.221;46.813;rm
Laax GR;7031;Laax;3575;GR;9.265;46.809;rm
Laax GR 2;7032;Laax;3575;GR;9.211;46.860;rm
Sagogn;7152;Sagogn;3581;GR;9.281;46.799;rm
Schluein;7151;Schluein;3582;GR;9.228;46.793;rm
St. Martin (Lugnez);7116;Vals;3603;GR;9.198;46.660;de
Vals;7132;Vals;3603;GR;9.130;46.576;de
Peiden;7110;Lumnezia;3618;GR;9.194;46.717;rm
Camuns;7113;Lumnezia;3618;GR;9.217;46.697;rm
Uors (Lumnezia);7114;Lumnezia;3618;GR;9.189;46.703;rm
Surcasti;7115;Lumnezia;3618;GR;9.168;46.680;rm
Tersnaus;7116;Lumnezia;3618;GR;9.192;46.688;rm
Cumbel;7142;Lumnezia;3618;GR;9.200;46.735;rm
Morissen;7143;Lumnezia;3618;GR;9.172;46.734;rm
Vella;7144;Lumnezia;3618;GR;9.156;46.721;rm
Degen;7145;Lumnezia;3618;GR;9.171;46.706;rm
Vattiz;7146;Lumnezia;3618;GR;9.139;46.714;rm
Vignogn;7147;Lumnezia;3618;GR;9.135;46.701;rm
Lumbrein;7148;Lumnezia;3618;GR;9.130;46.662;rm
Vrin;7149;Lumnezia;3618;GR;9.041;46.623;rm
Pitasch;7111;Ilanz/Glion;3619;GR;9.242;46.723;rm
Duvin;7112;Ilanz/Glion;3619;GR;9.256;46.692;rm
Valendas;7122;Ilanz/Glion;3619;GR;9.259;46.780;de
Castrisch;7126;Ilanz/Glion;3619;GR;9.237;46.772;rm
Sevgein;7127;Ilanz/Glion;3619;GR;9.227;46.759;rm
Riein;7128;Ilanz/Glion;3619;GR;9.258;46.742;rm
Ilanz;7130;Ilanz/Glion;3619;GR;9.199;46.766;rm
Schnaus;7130;Ilanz/Glion;3619;GR;9.180;46.777;rm
Schnaus;7130;Ilanz/Glion;3619;GR;9.181;46.823;rm
Luven;7141;Ilanz/Glion;3619;GR;9.189;46.755;rm
Ruschein;7154;Ilanz/Glion;3619;GR;9.175;46.803;rm
Ladir;7155;Ilanz/Glion;3619;GR;9.198;46.800;rm
Rueun;7156;Ilanz/Glion;3619;GR;9.147;46.783;rm
Pigniu;7156;Ilanz/Glion;3619;GR;9.119;46.835;rm
Siat;7157;Ilanz/Glion;3619;GR;9.154;46.798;rm
Fürstenaubruck;7413;Fürstenau;3633;GR;9.449;46.715;rm
Fürstenau;7414;Fürstenau;3633;GR;9.449;46.723;rm
Rothenbrunnen;7405;Rothenbrunnen;3637;GR;9.421;46.776;rm
Scharans;7412;Scharans;3638;GR;9.482;46.715;rm
Sils im Domleschg;7411;Sils im Domleschg;3640;GR;9.472;46.691;de
Rothenbrunnen;7405;Cazis;3661;GR;9.417;46.767;rm
Cazis;7408;Cazis;3661;GR;9.427;46.737;rm
Rodels;7415;Cazis;3661;GR;9.435;46.735;rm
Summaprada;7421;Cazis;3661;GR;9.434;46.714;de
Tartar;7422;Cazis;3661;GR;9.420;46.721;rm
Sarn;7423;Cazis;3661;GR;9.388;46.725;rm
Portein;7423;Cazis;3661;GR;9.388;46.712;rm
Präz;7424;Cazis;3661;GR;9.396;46.748;rm
Dalin;7424;Cazis;3661;GR;9.405;46.735;rm
Flerden;7426;Flerden;3662;GR;9.400;46.702;rm
Flerden;7426;Flerden;3662;GR;9.397;46.671;rm
Summaprada;7421;Masein;3663;GR;9.424;46.710;de
Masein;7425;Masein;3663;GR;9.422;46.696;de
Thusis;7430;Thusis;3668;GR;9.432;46.685;de
Mutten;7431;Thusis;3668;GR;9.500;46.679;de
Obermutten;7431;Thusis;3668;GR;9.487;46.668;de
Tschappina;7428;Tschappina;3669;GR;9.358;46.678;de
Urmein;7427;Urmein;3670;GR;9.398;46.691;de
Versam;7104;Safiental;3672;GR;9.335;46.781;de
Tenna;7106;Safiental;3672;GR;9.334;46.747;de
Safien Platz;7107;Safiental;3672;GR;9.326;46.710;de
Thalkirch;7109;Safiental;3672;GR;9.286;46.637;de
Valendas;7122;Safiental;3672;GR;9.294;46.771;de
Bonaduz;7402;Safiental;3672;GR;9.372;46.759;de
Feldis/Veulden;7404;Domleschg;3673;GR;9.435;46.797;multiple
Trans;7407;Domleschg;3673;GR;9.482;46.762;rm
Rodels;7415;Domleschg;3673;GR;9.441;46.739;rm
Pratval;7415;Domleschg;3673;GR;9.446;46.732;rm
Almens;7416;Domleschg;3673;GR;9.482;46.743;rm
Paspels;7417;Domleschg;3673;GR;9.457;46.751;rm
Tumegl/Tomils;7418;Domleschg;3673;GR;9.445;46.764;multiple
Scheid;7419;Domleschg;3673;GR;9.470;46.784;rm
Avers;7447;Avers;3681;GR;9.519;46.434;de
Juf;7448;Avers;3681;GR;9.589;46.429;de
Sufers;7434;Sufers;3695;GR;9.387;46.551;de
Andeer;7440;Andeer;3701;GR;9.414;46.578;rm
Clugin;7442;Andeer;3701;GR;9.416;46.614;rm
Pignia;7443;Andeer;3701;GR;9.469;46.603;rm
Rongellen;7430;Rongellen;3711;GR;9.439;46.673;rm
Zillis;7432;Zillis-Reischen;3712;GR;9.469;46.644;rm
Ausserferrera;7444;Ferrera;3713;GR;9.463;46.553;rm
Innerferrera;7445;Ferrera;3713;GR;9.406;46.500;rm
Innerferrera;7445;Ferrera;3713;GR;9.453;46.482;rm
Splügen;7435;Rheinwald;3714;GR;9.326;46.540;de
Medels im Rheinwald;7436;Rheinwald;3714;GR;9.279;46.547;de
Nufenen;7437;Rheinwald;3714;GR;9.239;46.547;de
Hinterrhein;7438;Rheinwald;3714;GR;9.155;46.515;de
Donat;7433;Muntogna da Schons;3715;GR;9.423;46.630;rm
Lohn GR;7433;Muntogna da Schons;3715;GR;9.419;46.655;rm
Mathon;7433;Muntogna da Schons;3715;GR;9.382;46.641;rm
Wergenstein;7433;Muntogna da Schons;3715;GR;9.351;46.616;rm
Bonaduz;7402;Bonaduz;3721;GR;9.353;46.803;de
Domat/Ems;7013;Domat/Ems;3722;GR;9.451;46.820;multiple
Rhäzüns;7403;Rhäzüns;3723;GR;9.395;46.786;rm
Felsberg;7012;Felsberg;3731;GR;9.462;46.860;de
Flims Dorf;7017;Flims;3732;GR;9.269;46.855;rm
Flims Waldhaus;7018;Flims;3732;GR;9.285;46.824;rm
Fidaz;7019;Flims;3732;GR;9.318;46.845;rm
Tamins;7015;Tamins;3733;GR;9.409;46.843;de
Vättis;7315;Tamins;3733;GR;9.404;46.875;de
Trin;7014;Trin;3734;GR;9.322;46.878;rm
Tamins;7015;Trin;3734;GR;9.383;46.829;de
Trin Mulin;7016;Trin;3734;GR;9.334;46.822;rm
Brail;7527;Zernez;3746;GR;10.013;46.681;rm
Zernez;7530;Zernez;3746;GR;10.140;46.663;rm
Susch;7542;Zernez;3746;GR;10.031;46.750;rm
Lavin;7543;Zernez;3746;GR;10.106;46.789;rm
Samnaun-Compatsch;7562;Samnaun;3752;GR;10.405;46.965;de
Samnaun Dorf;7563;Samnaun;3752;GR;10.359;46.947;de
Guarda;7545;Scuol;3762;GR;10.141;46.820;rm
Ardez;7546;Scuol;3762;GR;10.186;46.775;rm
Scuol;7550;Scuol;3762;GR;10.328;46.732;rm
Ftan;7551;Scuol;3762;GR;10.227;46.824;rm
Vulpera;7552;Scuol;3762;GR;10.286;46.787;rm
Tarasp;7553;Scuol;3762;GR;10.246;46.735;rm
Sent;7554;Scuol;3762;GR;10.328;46.832;rm
Vnà;7557;Scuol;3762;GR;10.331;46.872;rm
Ramosch;7556;Valsot;3764;GR;10.245;46.901;rm
Ramosch;7556;Valsot;3764;GR;10.413;46.834;rm
Vnà;7557;Valsot;3764;GR;10.338;46.881;rm
Strada;7558;Valsot;3764;GR;10.439;46.856;rm
Tschlin;7559;Valsot;3764;GR;10.412;46.885;rm
Martina;7560;Valsot;3764;GR;10.428;46.912;rm
Bever;7502;Bever;3781;GR;9.733;46.531;rm
Bever;7502;Bever;3781;GR;9.866;46.554;rm
St. Moritz;7500;Celerina/Schlarigna;3782;GR;9.865;46.496;rm
Pontresina;7504;Celerina/Schlarigna;3782;GR;9.895;46.492;rm
Celerina/Schlarigna;7505;Celerina/Schlarigna;3782;GR;9.869;46.502;multiple
Madulain;7523;Madulain;3783;GR;9.933;46.588;rm
Madulain;7523;Madulain;3783;GR;10.004;46.498;rm
Pontresina;7504;Pontresina;3784;GR;9.935;46.436;rm
La Punt Chamues-ch;7522;La Punt Chamues-ch;3785;GR;9.960;46.539;rm
Samedan;7503;Samedan;3786;GR;9.846;46.535;rm
Pontresina;7504;Samedan;3786;GR;9.863;46.417;rm
Silvaplana-Surlej;7513;Samedan;3786;GR;9.821;46.418;rm
St. Moritz;7500;St. Moritz;3787;GR;9.834;46.486;rm
Champfèr;7512;St. Moritz;3787;GR;9.814;46.480;rm
S-chanf;7525;S-chanf;3788;GR;10.021;46.595;rm
Cinuos-chel;7526;S-chanf;3788;GR;10.022;46.644;rm
Chapella;7526;S-chanf;3788;GR;9.937;46.658;rm
Sils/Segl Maria;7514;Sils im Engadin/Segl;3789;GR;9.780;46.435;multiple
Fex;7514;Sils im Engadin/Segl;3789;GR;9.790;46.377;rm
Sils/Segl Baselgia;7515;Sils im Engadin/Segl;3789;GR;9.742;46.437;multiple
Plaun da Lej;7517;Sils im Engadin/Segl;3789;GR;9.706;46.428;rm
Champfèr;7512;Silvaplana;3790;GR;9.807;46.478;rm
Silvaplana;7513;Silvaplana;3790;GR;9.762;46.478;rm
Silvaplana-Surlej;7513;Silvaplana;3790;GR;9.822;46.444;rm
Zuoz;7524;Zuoz;3791;GR;9.887;46.612;rm
Zuoz;7524;Zuoz;3791;GR;9.982;46.590;rm
Avers;7447;Bregaglia;3792;GR;9.504;46.402;de
Maloja;7516;Bregaglia;3792;GR;9.724;46.369;it
Casaccia;7602;Bregaglia;3792;GR;9.650;46.394;it
Vicosoprano;7603;Bregaglia;3792;GR;9.648;46.349;it
Borgonovo;7604;Bregaglia;3792;GR;9.605;46.347;it
Stampa;7605;Bregaglia;3792;GR;9.594;46.342;it
Promontogno;7606;Bregaglia;3792;GR;9.560;46.340;it
Bondo;7606;Bregaglia;3792;GR;9.581;46.313;de
Castasegna;7608;Bregaglia;3792;GR;9.523;46.334;it
Soglio;7610;Bregaglia;3792;GR;9.534;46.358;it
Buseno;6542;Buseno;3804;GR;9.098;46.274;it
Grono;6537;Castaneda;3805;GR;9.144;46.252;it
Castaneda;6540;Castaneda;3805;GR;9.132;46.256;it
Sta. Maria in Calanca;6541;Castaneda;3805;GR;9.123;46.267;it
Rossa;6548;Rossa;3808;GR;9.131;46.409;it
Augio;6548;Rossa;3808;GR;9.134;46.360;it
Sta. Domenica;6548;Rossa;3808;GR;9.120;46.350;it
Sta. Maria in Calanca;6541;Santa Maria in Calanca;3810;GR;9.144;46.277;it
Lostallo;6558;Lostallo;3821;GR;9.226;46.303;it
Mesocco;6563;Mesocco;3822;GR;9.221;46.401;it
S. Bernardino;6565;Mesocco;3822;GR;9.180;46.471;it
Soazza;6562;Soazza;3823;GR;9.229;46.350;it
Cama;6557;Cama;3831;GR;9.203;46.261;it
Grono;6537;Grono;3832;GR;9.183;46.233;it
Verdabbio;6538;Grono;3832;GR;9.234;46.264;it
Verdabbio;6538;Grono;3832;GR;9.163;46.302;it
Leggia;6556;Grono;3832;GR;9.188;46.250;it
Cama;6557;Grono;3832;GR;9.174;46.286;it
Roveredo GR;6535;Roveredo (GR);3834;GR;9.151;46.201;it
Laura;6549;Roveredo (GR);3834;GR;9.104;46.210;it
Lumino;6533;San Vittore;3835;GR;9.075;46.235;it
S. Vittore;6534;San Vittore;3835;GR;9.088;46.241;it
S. Vittore;6534;San Vittore;3835;GR;9.165;46.190;it
Arvigo;6543;Calanca;3837;GR;9.094;46.301;it
Braggio;6544;Calanca;3837;GR;9.134;46.301;it
Selma;6545;Calanca;3837;GR;9.107;46.322;it
Cauco;6546;Calanca;3837;GR;9.133;46.332;it
Tschierv;7532;Val Müstair;3847;GR;10.299;46.642;rm
Fuldera;7533;Val Müstair;3847;GR;10.345;46.602;rm
Lü;7534;Val Müstair;3847;GR;10.369;46.633;rm
Valchava;7535;Val Müstair;3847;GR;10.391;46.599;rm
Sta. Maria Val Müstair;7536;Val Müstair;3847;GR;10.288;46.588;rm
Müstair;7537;Val Müstair;3847;GR;10.447;46.627;rm
Davos Dorf;7260;Davos;3851;GR;9.879;46.776;de
Davos Wolfgang;7265;Davos;3851;GR;9.857;46.837;de
Davos Platz;7270;Davos;3851;GR;9.813;46.785;de
Davos Clavadel;7272;Davos;3851;GR;9.848;46.722;de
Davos Frauenkirch;7276;Davos;3851;GR;9.769;46.780;de
Davos Glaris;7277;Davos;3851;GR;9.787;46.733;de
Davos Monstein;7278;Davos;3851;GR;9.781;46.699;de
Davos Wiesen;7494;Davos;3851;GR;9.719;46.714;de
Fideris;7235;Fideris;3861;GR;9.737;46.888;de
Furna;7232;Furna;3862;GR;9.660;46.912;de
Pragg-Jenaz;7231;Jenaz;3863;GR;9.697;46.942;de
Furna;7232;Jenaz;3863;GR;9.687;46.945;de
Jenaz;7233;Jenaz;3863;GR;9.705;46.898;de
Saas im Prättigau;7247;Klosters;3871;GR;9.846;46.916;de
Serneus;7249;Klosters;3871;GR;9.835;46.888;de
Klosters;7250;Klosters;3871;GR;9.976;46.837;de
Klosters Dorf;7252;Klosters;3871;GR;9.932;46.898;de
Davos Wolfgang;7265;Klosters;3871;GR;9.874;46.852;de
Conters im Prättigau;7241;Conters im Prättigau;3881;GR;9.787;46.885;de
Küblis;7240;Küblis;3882;GR;9.793;46.925;de
Lunden;7222;Luzein;3891;GR;9.736;46.951;de
Buchen im Prättigau;7223;Luzein;3891;GR;9.724;46.938;de
Putz;7224;Luzein;3891;GR;9.743;46.927;de
Stels;7226;Luzein;3891;GR;9.750;46.961;de
Küblis;7240;Luzein;3891;GR;9.764;46.914;de
Luzein;7242;Luzein;3891;GR;9.763;46.921;de
Pany;7243;Luzein;3891;GR;9.770;46.949;de
Gadenstätt;7244;Luzein;3891;GR;9.791;46.944;de
Ascharina;7245;Luzein;3891;GR;9.820;46.950;de
St. Antönien;7246;Luzein;3891;GR;9.830;46.978;de
Chur;7000;Chur;3901;GR;9.533;46.859;de
Haldenstein;7023;Chur;3901;GR;9.499;46.879;de
Maladers;7026;Chur;3901;GR;9.570;46.844;de
Praden;7063;Chur;3901;GR;9.584;46.821;de
Tschiertschen;7064;Chur;3901;GR;9.607;46.794;de
Malix;7074;Chur;3901;GR;9.525;46.834;de
Chur;7000;Churwalden;3911;GR;9.547;46.833;de
Passugg;7062;Churwalden;3911;GR;9.556;46.821;de
Malix;7074;Churwalden;3911;GR;9.518;46.813;de
Churwalden;7075;Churwalden;3911;GR;9.530;46.778;de
Parpan;7076;Churwalden;3911;GR;9.569;46.780;de
Castiel;7027;Arosa;3921;GR;9.616;46.850;de
Lüen;7027;Arosa;3921;GR;9.623;46.836;de
Calfreisen;7027;Arosa;3921;GR;9.602;46.857;de
St. Peter;7028;Arosa;3921;GR;9.655;46.847;de
Pagig;7028;Arosa;3921;GR;9.637;46.841;de
Peist;7029;Arosa;3921;GR;9.692;46.848;de
Arosa;7050;Arosa;3921;GR;9.675;46.772;de
Molinis;7056;Arosa;3921;GR;9.646;46.812;de
Langwies;7057;Arosa;3921;GR;9.747;46.821;de
Litzirüti;7058;Arosa;3921;GR;9.701;46.799;de
Davos Dorf;7260;Arosa;3921;GR;9.800;46.829;de
Says;7202;Trimmis;3945;GR;9.594;46.905;de
Trimmis;7203;Trimmis;3945;GR;9.567;46.890;de
Valzeina;7213;Trimmis;3945;GR;9.624;46.903;de
Untervaz;7204;Untervaz;3946;GR;9.518;46.921;de
Zizers;7205;Zizers;3947;GR;9.561;46.940;de
Landquart;7302;Zizers;3947;GR;9.551;46.964;de
Maienfeld;7304;Fläsch;3951;GR;9.576;47.042;de
Fläsch;7306;Fläsch;3951;GR;9.503;47.040;de
Jenins;7307;Jenins;3952;GR;9.566;47.008;de
Landquart;7302;Maienfeld;3953;GR;9.556;46.970;de
Maienfeld;7304;Maienfeld;3953;GR;9.540;47.019;de
Malans GR;7208;Malans;3954;GR;9.582;46.990;de
Untervaz;7204;Landquart;3955;GR;9.541;46.948;de
Igis;7206;Landquart;3955;GR;9.580;46.945;de
Landquart;7302;Landquart;3955;GR;9.575;46.961;de
Mastrils;7303;Landquart;3955;GR;9.537;46.960;de
St. Margrethenberg;7313;Landquart;3955;GR;9.522;46.960;de
Valzeina;7213;Grüsch;3961;GR;9.616;46.968;de
Grüsch;7214;Grüsch;3961;GR;9.643;46.960;de
Fanas;7215;Grüsch;3961;GR;9.680;47.004;de
Grüsch;7214;Schiers;3962;GR;9.663;46.976;de
Schiers;7220;Schiers;3962;GR;9.684;46.971;de
Schiers;7220;Schiers;3962;GR;9.770;46.995;de
Lunden;7222;Schiers;3962;GR;9.712;46.953;de
Stels;7226;Schiers;3962;GR;9.736;46.969;de
Stels;7226;Schiers;3962;GR;9.796;47.009;de
Fajauna;7226;Schiers;3962;GR;9.701;46.970;de
Schuders;7228;Schiers;3962;GR;9.750;47.012;de
Pusserein;7228;Schiers;3962;GR;9.713;46.991;de
Seewis Dorf;7212;Seewis im Prättigau;3972;GR;9.634;47.018;de
Seewis-Pardisla;7212;Seewis im Prättigau;3972;GR;9.636;46.979;de
Seewis-Schmitten;7212;Seewis im Prättigau;3972;GR;9.642;46.981;de
Fanas;7215;Seewis im Prättigau;3972;GR;9.656;47.016;de
Obersaxen;7134;Breil/Brigels;3981;GR;9.033;46.743;de
Waltensburg/Vuorz;7158;Breil/Brigels;3981;GR;9.087;46.801;multiple
Andiast;7159;Breil/Brigels;3981;GR;9.093;46.824;rm
Tavanasa;7162;Breil/Brigels;3981;GR;9.078;46.757;rm
Danis;7163;Breil/Brigels;3981;GR;9.056;46.756;rm
Dardin;7164;Breil/Brigels;3981;GR;9.037;46.758;rm
Breil/Brigels;7165;Breil/Brigels;3981;GR;9.012;46.798;multiple
Disentis/Mustér;7180;Disentis/Mustér;3982;GR;8.843;46.745;multiple
Cavardiras;7182;Disentis/Mustér;3982;GR;8.883;46.700;rm
Mumpé Medel;7183;Disentis/Mustér;3982;GR;8.840;46.683;rm
Segnas;7186;Disentis/Mustér;3982;GR;8.816;46.694;rm
Curaglia;7184;Medel (Lucmagn);3983;GR;8.878;46.670;rm
Platta;7185;Medel (Lucmagn);3983;GR;8.834;46.611;rm
Rabius;7172;Sumvitg;3985;GR;8.955;46.744;rm
Surrein;7173;Sumvitg;3985;GR;8.961;46.679;rm
S. Benedetg;7174;Sumvitg;3985;GR;8.946;46.737;rm
Sumvitg;7175;Sumvitg;3985;GR;8.917;46.762;rm
Cumpadials;7176;Sumvitg;3985;GR;8.918;46.710;rm
Disentis/Mustér;7180;Sumvitg;3985;GR;8.900;46.718;multiple
Camischolas;7187;Tujetsch;3986;GR;8.761;46.681;rm
Sedrun;7188;Tujetsch;3986;GR;8.748;46.622;rm
Rueras;7189;Tujetsch;3986;GR;8.713;46.677;rm
Trun;7166;Trun;3987;GR;8.980;46.729;rm
Zignau;7167;Trun;3987;GR;9.008;46.732;rm
Schlans;7168;Trun;3987;GR;9.002;46.766;rm
Rabius;7172;Trun;3987;GR;8.964;46.740;rm
Obersaxen;7134;Obersaxen Mundaun;3988;GR;9.068;46.720;de
Flond;7137;Obersaxen Mundaun;3988;GR;9.160;46.767;rm
Surcuolm;7138;Obersaxen Mundaun;3988;GR;9.152;46.753;rm
Aarau;5000;Aarau;4001;AG;8.049;47.389;de
Aarau;5004;Aarau;4001;AG;8.061;47.401;de
Aarau Rohr;5032;Aarau;4001;AG;8.081;47.404;de
Biberstein;5023;Biberstein;4002;AG;8.083;47.419;de
Buchs AG;5033;Buchs (AG);4003;AG;8.076;47.393;de
Asp;5025;Densbüren;4004;AG;8.054;47.442;de
Densbüren;5026;Densbüren;4004;AG;8.057;47.456;de
Barmelweid;5017;Erlinsbach (AG);4005;AG;7.974;47.422;de
Erlinsbach;5018;Erlinsbach (AG);4005;AG;8.009;47.413;de
Gränichen;5722;Gränichen;4006;AG;8.106;47.354;de
Teufenthal AG;5723;Gränichen;4006;AG;8.112;47.335;de
Hirschthal;5042;Hirschthal;4007;AG;8.068;47.318;de
Rombach;5022;Küttigen;4008;AG;8.044;47.405;de
Küttigen;5024;Küttigen;4008;AG;8.046;47.420;de
Muhen;5037;Muhen;4009;AG;8.063;47.334;de
Oberentfelden;5036;Oberentfelden;4010;AG;8.040;47.354;de
Aarau;5000;Suhr;4012;AG;8.061;47.381;de
Suhr;5034;Suhr;4012;AG;8.086;47.375;de
Unterentfelden;5035;Unterentfelden;4013;AG;8.041;47.369;de
Turgi;5300;Baden;4021;AG;8.261;47.488;de
Baden;5400;Baden;4021;AG;8.292;47.470;de
Baden;5404;Baden;4021;AG;8.278;47.455;de
Dättwil AG;5405;Baden;4021;AG;8.292;47.454;de
Rütihof;5406;Baden;4021;AG;8.266;47.438;de
Bellikon;5454;Bellikon;4022;AG;8.348;47.392;de
Widen;8967;Bellikon;4022;AG;8.355;47.377;de
Bergdietikon;8962;Bergdietikon;4023;AG;8.379;47.388;de
Widen;8967;Bergdietikon;4023;AG;8.365;47.385;de
Rütihof;5406;Birmenstorf (AG);4024;AG;8.261;47.438;de
Birmenstorf AG;5413;Birmenstorf (AG);4024;AG;8.267;47.452;de
Ennetbaden;5408;Ennetbaden;4026;AG;8.328;47.480;de
Dättwil AG;5405;Fislisbach;4027;AG;8.295;47.445;de
Fislisbach;5442;Fislisbach;4027;AG;8.291;47.436;de
Freienwil;5423;Freienwil;4028;AG;8.321;47.498;de
Gebenstorf;5412;Gebenstorf;4029;AG;8.244;47.480;de
Vogelsang AG;5412;Gebenstorf;4029;AG;8.241;47.496;de
Killwangen;8956;Killwangen;4030;AG;8.341;47.427;de
Künten;5444;Künten;4031;AG;8.326;47.389;de
Mägenwil;5506;Mägenwil;4032;AG;8.234;47.414;de
Mellingen;5507;Mellingen;4033;AG;8.273;47.420;de
Neuenhof;5432;Neuenhof;4034;AG;8.325;47.445;de
Niederrohrdorf;5443;Niederrohrdorf;4035;AG;8.302;47.423;de
Oberrohrdorf;5452;Oberrohrdorf;4037;AG;8.323;47.424;de
Nussbaumen AG;5415;Obersiggenthal;4038;AG;8.296;47.495;de
Hertenstein AG;5415;Obersiggenthal;4038;AG;8.317;47.489;de
Rieden AG;5415;Obersiggenthal;4038;AG;8.303;47.484;de
Kirchdorf AG;5416;Obersiggenthal;4038;AG;8.280;47.500;de
Remetschwil;5453;Remetschwil;4039;AG;8.335;47.408;de
Dietikon;8953;Spreitenbach;4040;AG;8.382;47.405;de
Spreitenbach;8957;Spreitenbach;4040;AG;8.367;47.417;de
Stetten AG;5608;Stetten (AG);4041;AG;8.303;47.404;de
Siggenthal Station;5301;Untersiggenthal;4044;AG;8.241;47.515;de
Kirchdorf AG;5416;Untersiggenthal;4044;AG;8.271;47.501;de
Untersiggenthal;5417;Untersiggenthal;4044;AG;8.256;47.504;de
Wettingen;5430;Wettingen;4045;AG;8.342;47.463;de
Mägenwil;5506;Wohlenschwil;4046;AG;8.241;47.419;de
Wohlenschwil;5512;Wohlenschwil;4046;AG;8.253;47.418;de
Würenlingen;5303;Würenlingen;4047;AG;8.248;47.531;de
Wettingen;5430;Würenlos;4048;AG;8.341;47.447;de
Würenlos;5436;Würenlos;4048;AG;8.362;47.447;de
Kloster Fahr;8109;Würenlos;4048;AG;8.439;47.408;de
Ehrendingen;5420;Ehrendingen;4049;AG;8.345;47.496;de
Arni AG;8905;Arni (AG);4061;AG;8.420;47.315;de
Rudolfstetten;8964;Berikon;4062;AG;8.388;47.359;de
Berikon;8965;Berikon;4062;AG;8.387;47.353;de
Bremgarten AG;5620;Bremgarten (AG);4063;AG;8.329;47.355;de
Hermetschwil-Staffeln;5626;Bremgarten (AG);4063;AG;8.347;47.330;de
Büttikon AG;5619;Büttikon;4064;AG;8.268;47.328;de
Hendschiken;5604;Dottikon;4065;AG;8.228;47.394;de
Dottikon;5605;Dottikon;4065;AG;8.245;47.375;de
Eggenwil;5445;Eggenwil;4066;AG;8.338;47.371;de
Fischbach-Göslikon;5525;Fischbach-Göslikon;4067;AG;8.312;47.369;de
Tägerig;5522;Hägglingen;4068;AG;8.276;47.388;de
Hägglingen;5607;Hägglingen;4068;AG;8.257;47.391;de
Jonen;8916;Jonen;4071;AG;8.401;47.300;de
Niederwil AG;5524;Niederwil (AG);4072;AG;8.292;47.375;de
Nesselnbach;5524;Niederwil (AG);4072;AG;8.297;47.392;de
Oberlunkhofen;8917;Oberlunkhofen;4073;AG;8.400;47.313;de
Oberwil-Lieli;8966;Oberwil-Lieli;4074;AG;8.392;47.340;de
Rudolfstetten;8964;Rudolfstetten-Friedlisberg;4075;AG;8.388;47.368;de
Sarmenstorf;5614;Sarmenstorf;4076;AG;8.251;47.311;de
Bettwil;5618;Sarmenstorf;4076;AG;8.263;47.302;de
Tägerig;5522;Tägerig;4077;AG;8.279;47.398;de
Uezwil;5619;Uezwil;4078;AG;8.277;47.315;de
Unterlunkhofen;8918;Unterlunkhofen;4079;AG;8.392;47.323;de
Dottikon;5605;Villmergen;4080;AG;8.238;47.369;de
Wohlen AG;5610;Villmergen;4080;AG;8.259;47.350;de
Anglikon;5611;Villmergen;4080;AG;8.254;47.361;de
Villmergen;5612;Villmergen;4080;AG;8.239;47.348;de
Hilfikon;5613;Villmergen;4080;AG;8.244;47.331;de
Widen;8967;Widen;4081;AG;8.357;47.369;de
Wohlen AG;5610;Wohlen (AG);4082;AG;8.286;47.351;de
Anglikon;5611;Wohlen (AG);4082;AG;8.262;47.365;de
Villmergen;5612;Wohlen (AG);4082;AG;8.259;47.353;de
Zufikon;5621;Zufikon;4083;AG;8.357;47.347;de
Islisberg;8905;Islisberg;4084;AG;8.441;47.325;de
Auenstein;5105;Auenstein;4091;AG;8.129;47.419;de
Birr;5242;Birr;4092;AG;8.211;47.432;de
Birrhard;5244;Birrhard;4093;AG;8.243;47.436;de
Schinznach Bad;5116;Brugg;4095;AG;8.170;47.454;de
Brugg AG;5200;Brugg;4095;AG;8.204;47.483;de
Windisch;5210;Brugg;4095;AG;8.208;47.478;de
Umiken;5222;Brugg;4095;AG;8.185;47.481;de
Habsburg;5245;Habsburg;4099;AG;8.186;47.462;de
Windisch;5210;Hausen (AG);4100;AG;8.208;47.472;de
Hausen AG;5212;Hausen (AG);4100;AG;8.208;47.463;de
Hausen AG;5212;Lupfig;4104;AG;8.214;47.453;de
Lupfig;5242;Lupfig;4104;AG;8.203;47.441;de
Scherz;5246;Lupfig;4104;AG;8.188;47.449;de
Mandach;5318;Mandach;4105;AG;8.189;47.552;de
Effingen;5078;Mönthal;4106;AG;8.120;47.514;de
Mönthal;5237;Mönthal;4106;AG;8.136;47.515;de
Mülligen;5243;Mülligen;4107;AG;8.241;47.452;de
Remigen;5236;Remigen;4110;AG;8.180;47.517;de
Riniken;5223;Riniken;4111;AG;8.186;47.495;de
Brugg AG;5200;Rüfenach;4112;AG;8.231;47.505;de
Rüfenach AG;5235;Rüfenach;4112;AG;8.211;47.503;de
Thalheim AG;5112;Thalheim (AG);4117;AG;8.091;47.441;de
Veltheim AG;5106;Veltheim (AG);4120;AG;8.146;47.430;de
Stilli;5233;Villigen;4121;AG;8.231;47.519;de
Villigen;5234;Villigen;4121;AG;8.197;47.529;de
Schinznach Dorf;5107;Villnachern;4122;AG;8.158;47.464;de
Villnachern;5213;Villnachern;4122;AG;8.158;47.471;de
Umiken;5222;Villnachern;4122;AG;8.189;47.479;de
Bözberg;5225;Villnachern;4122;AG;8.168;47.479;de
Windisch;5210;Windisch;4123;AG;8.220;47.476;de
Bözberg;5225;Bözberg;4124;AG;8.151;47.485;de
Remigen;5236;Bözberg;4124;AG;8.178;47.502;de
Mönthal;5237;Bözberg;4124;AG;8.153;47.508;de
Schinznach Dorf;5107;Schinznach;4125;AG;8.133;47.455;de
Oberflachs;5108;Schinznach;4125;AG;8.123;47.438;de
Beinwil am See;5712;Beinwil am See;4131;AG;8.206;47.265;de
Birrwil;5708;Birrwil;4132;AG;8.192;47.292;de
Dürrenäsch;5724;Dürrenäsch;4134;AG;8.153;47.319;de
Unterkulm;5726;Dürrenäsch;4134;AG;8.131;47.318;de
Schmiedrued;5046;Gontenschwil;4135;AG;8.122;47.266;de
Walde AG;5046;Gontenschwil;4135;AG;8.131;47.248;de
Gontenschwil;5728;Gontenschwil;4135;AG;8.143;47.268;de
Holziken;5043;Holziken;4136;AG;8.033;47.320;de
Leimbach AG;5733;Leimbach (AG);4137;AG;8.168;47.275;de
Boniswil;5706;Leutwil;4138;AG;8.179;47.314;de
Leutwil;5725;Leutwil;4138;AG;8.174;47.308;de
Burg AG;5736;Menziken;4139;AG;8.179;47.234;de
Menziken;5737;Menziken;4139;AG;8.194;47.236;de
Oberkulm;5727;Oberkulm;4140;AG;8.124;47.297;de
Reinach AG;5734;Reinach (AG);4141;AG;8.175;47.264;de
Schlossrued;5044;Schlossrued;4142;AG;8.091;47.287;de
Schmiedrued;5046;Schmiedrued;4143;AG;8.110;47.271;de
Walde AG;5046;Schmiedrued;4143;AG;8.116;47.254;de
Schöftland;5040;Schöftland;4144;AG;8.059;47.306;de
Teufenthal AG;5723;Teufenthal (AG);4145;AG;8.129;47.329;de
Dürrenäsch;5724;Teufenthal (AG);4145;AG;8.145;47.332;de
Gränichen;5722;Unterkulm;4146;AG;8.102;47.336;de
Teufenthal AG;5723;Unterkulm;4146;AG;8.106;47.335;de
Unterkulm;5726;Unterkulm;4146;AG;8.109;47.319;de
Zetzwil;5732;Zetzwil;4147;AG;8.159;47.289;de
Eiken;5074;Eiken;4161;AG;7.990;47.539;de
Frick;5070;Frick;4163;AG;8.012;47.508;de
Gansingen;5272;Gansingen;4164;AG;8.132;47.539;de
Wölflinswil;5063;Gipf-Oberfrick;4165;AG;8.001;47.481;de
Gipf-Oberfrick;5073;Gipf-Oberfrick;4165;AG;8.007;47.490;de
Laufenburg;5080;Kaisten;4169;AG;8.053;47.552;de
Kaisten;5082;Kaisten;4169;AG;8.043;47.537;de
Ittenthal;5083;Kaisten;4169;AG;8.061;47.518;de
Laufenburg;5080;Laufenburg;4170;AG;8.060;47.556;de
Rheinsulz;5084;Laufenburg;4170;AG;8.086;47.553;de
Sulz AG;5085;Laufenburg;4170;AG;8.099;47.535;de
Münchwilen AG;4333;Münchwilen (AG);4172;AG;7.962;47.535;de
Oberhof;5062;Oberhof;4173;AG;8.008;47.442;de
Oeschgen;5072;Oeschgen;4175;AG;8.018;47.525;de
Schwaderloch;5326;Schwaderloch;4176;AG;8.143;47.584;de
Sisseln AG;4334;Sisseln;4177;AG;7.984;47.552;de
Wittnau;5064;Wittnau;4181;AG;7.968;47.477;de
Densbüren;5026;Wölflinswil;4182;AG;8.027;47.462;de
Wölflinswil;5063;Wölflinswil;4182;AG;8.002;47.464;de
Zeihen;5079;Zeihen;4183;AG;8.093;47.469;de
Oberhofen AG;5273;Mettauertal;4184;AG;8.127;47.556;de
Mettau;5274;Mettauertal;4184;AG;8.127;47.570;de
Etzgen;5275;Mettauertal;4184;AG;8.115;47.575;de
Wil AG;5276;Mettauertal;4184;AG;8.157;47.569;de
Hottwil;5277;Mettauertal;4184;AG;8.165;47.544;de
Hornussen;5075;Böztal;4185;AG;8.067;47.500;de
Bözen;5076;Böztal;4185;AG;8.089;47.496;de
Elfingen;5077;Böztal;4185;AG;8.103;47.510;de
Effingen;5078;Böztal;4185;AG;8.113;47.493;de
Herznach;5027;Herznach-Ueken;4186;AG;8.048;47.472;de
Ueken;5028;Herznach-Ueken;4186;AG;8.044;47.487;de
Ammerswil AG;5600;Ammerswil;4191;AG;8.206;47.368;de
Boniswil;5706;Boniswil;4192;AG;8.190;47.311;de
Birrwil;5708;Boniswil;4192;AG;8.195;47.299;de
Brunegg;5505;Brunegg;4193;AG;8.219;47.421;de
Dintikon;5606;Dintikon;4194;AG;8.222;47.361;de
Seon;5703;Egliswil;4195;AG;8.172;47.355;de
Egliswil;5704;Egliswil;4195;AG;8.192;47.352;de
Fahrwangen;5615;Fahrwangen;4196;AG;8.243;47.290;de
Hallwil;5705;Hallwil;4197;AG;8.177;47.328;de
Hendschiken;5604;Hendschiken;4198;AG;8.216;47.385;de
Holderbank AG;5113;Holderbank (AG);4199;AG;8.174;47.430;de
Hunzenschwil;5502;Hunzenschwil;4200;AG;8.122;47.383;de
Lenzburg;5600;Lenzburg;4201;AG;8.174;47.380;de
Fahrwangen;5615;Meisterschwanden;4202;AG;8.235;47.296;de
Meisterschwanden;5616;Meisterschwanden;4202;AG;8.228;47.290;de
Tennwil;5617;Meisterschwanden;4202;AG;8.226;47.307;de
Wildegg;5103;Möriken-Wildegg;4203;AG;8.163;47.417;de
Möriken AG;5103;Möriken-Wildegg;4203;AG;8.192;47.416;de
Wildegg;5103;Niederlenz;4204;AG;8.166;47.412;de
Niederlenz;5702;Niederlenz;4204;AG;8.168;47.405;de
Othmarsingen;5504;Othmarsingen;4205;AG;8.216;47.403;de
Hendschiken;5604;Othmarsingen;4205;AG;8.226;47.394;de
Rupperswil;5102;Rupperswil;4206;AG;8.134;47.403;de
Wildegg;5103;Rupperswil;4206;AG;8.153;47.412;de
Schafisheim;5503;Schafisheim;4207;AG;8.138;47.375;de
Seengen;5707;Seengen;4208;AG;8.210;47.329;de
Seon;5703;Seon;4209;AG;8.159;47.349;de
Staufen;5603;Staufen;4210;AG;8.159;47.376;de
Abtwil AG;5646;Abtwil;4221;AG;8.353;47.173;de
Aristau;5628;Aristau;4222;AG;8.369;47.291;de
Muri AG;5630;Aristau;4222;AG;8.340;47.295;de
Beinwil (Freiamt);5637;Auw;4223;AG;8.348;47.214;de
Mühlau;5642;Auw;4223;AG;8.377;47.225;de
Meienberg;5643;Auw;4223;AG;8.370;47.204;de
Auw;5644;Auw;4223;AG;8.369;47.217;de
Kleinwangen;6277;Auw;4223;AG;8.330;47.205;de
Beinwil (Freiamt);5637;Beinwil (Freiamt);4224;AG;8.344;47.229;de
Besenbüren;5627;Besenbüren;4226;AG;8.345;47.312;de
Bettwil;5618;Bettwil;4227;AG;8.271;47.293;de
Buttwil;5632;Bettwil;4227;AG;8.292;47.277;de
Boswil;5623;Boswil;4228;AG;8.312;47.299;de
Muri AG;5630;Boswil;4228;AG;8.319;47.283;de
Buttwil;5632;Boswil;4228;AG;8.302;47.282;de
Bünzen;5624;Bünzen;4229;AG;8.326;47.316;de
Waldhäusern AG;5624;Bünzen;4229;AG;8.318;47.327;de
Buttwil;5632;Buttwil;4230;AG;8.305;47.270;de
Inwil;6034;Dietwil;4231;AG;8.380;47.143;de
Dietwil;6042;Dietwil;4231;AG;8.397;47.150;de
Geltwil;5637;Geltwil;4232;AG;8.326;47.249;de
Kallern;5625;Kallern;4233;AG;8.290;47.312;de
Merenschwand;5634;Merenschwand;4234;AG;8.384;47.264;de
Benzenschwil;5636;Merenschwand;4234;AG;8.365;47.247;de
Mühlau;5642;Mühlau;4235;AG;8.390;47.233;de
Muri AG;5630;Muri (AG);4236;AG;8.339;47.277;de
Oberrüti;5647;Oberrüti;4237;AG;8.397;47.171;de
Rottenschwil;8919;Rottenschwil;4238;AG;8.366;47.315;de
Sins;5643;Sins;4239;AG;8.390;47.197;de
Sins;5643;Sins;4239;AG;8.346;47.189;de
Alikon;5643;Sins;4239;AG;8.350;47.195;de
Meienberg;5643;Sins;4239;AG;8.377;47.197;de
Aettenschwil;5645;Sins;4239;AG;8.373;47.185;de
Fenkrieden;5645;Sins;4239;AG;8.371;47.159;de
Inwil;6034;Sins;4239;AG;8.374;47.145;de
Ballwil;6275;Sins;4239;AG;8.364;47.149;de
Waltenschwil;5622;Waltenschwil;4240;AG;8.297;47.334;de
Hellikon;4316;Hellikon;4251;AG;7.917;47.509;de
Hemmiken;4465;Hellikon;4251;AG;7.905;47.494;de
Kaiseraugst;4303;Kaiseraugst;4252;AG;7.742;47.536;de
Olsberg;4305;Magden;4253;AG;7.795;47.524;de
Magden;4312;Magden;4253;AG;7.809;47.519;de
Möhlin;4313;Möhlin;4254;AG;7.855;47.567;de
Mumpf;4322;Mumpf;4255;AG;7.918;47.545;de
Obermumpf;4324;Obermumpf;4256;AG;7.939;47.528;de
Olsberg;4305;Olsberg;4257;AG;7.774;47.529;de
Kaiseraugst;4303;Rheinfelden;4258;AG;7.762;47.542;de
Rheinfelden;4310;Rheinfelden;4258;AG;7.798;47.551;de
Möhlin;4313;Rheinfelden;4258;AG;7.825;47.575;de
Schupfart;4325;Schupfart;4259;AG;7.963;47.514;de
Stein AG;4332;Stein (AG);4260;AG;7.950;47.541;de
Wallbach;4323;Wallbach;4261;AG;7.895;47.570;de
Wegenstetten;4317;Wegenstetten;4262;AG;7.934;47.496;de
Zeiningen;4314;Zeiningen;4263;AG;7.876;47.545;de
Zuzgen;4315;Zeiningen;4263;AG;7.888;47.531;de
Wallbach;4323;Zeiningen;4263;AG;7.895;47.555;de
Zuzgen;4315;Zuzgen;4264;AG;7.904;47.524;de
Olten;4600;Aarburg;4271;AG;7.909;47.341;de
Aarburg;4663;Aarburg;4271;AG;7.903;47.323;de
Oftringen;4665;Aarburg;4271;AG;7.913;47.313;de
Uerkheim;4813;Bottenwil;4273;AG;8.003;47.296;de
Bottenwil;4814;Bottenwil;4273;AG;7.999;47.283;de
Vordemwald;4803;Brittnau;4274;AG;7.899;47.260;de
Brittnau;4805;Brittnau;4274;AG;7.929;47.256;de
Pfaffnau;6264;Brittnau;4274;AG;7.911;47.245;de
Kirchleerau;5054;Kirchleerau;4275;AG;8.073;47.277;de
Uerkheim;4813;Kölliken;4276;AG;8.019;47.313;de
Kölliken;5742;Kölliken;4276;AG;8.023;47.334;de
Moosleerau;5054;Moosleerau;4277;AG;8.068;47.266;de
Murgenthal;4853;Murgenthal;4279;AG;7.834;47.266;de
Riken AG;4853;Murgenthal;4279;AG;7.861;47.274;de
Glashütten;4856;Murgenthal;4279;AG;7.856;47.250;de
Roggwil BE;4914;Murgenthal;4279;AG;7.835;47.239;de
St. Urban;4915;Murgenthal;4279;AG;7.857;47.235;de
Starrkirch-Wil;4656;Oftringen;4280;AG;7.923;47.333;de
Oftringen;4665;Oftringen;4280;AG;7.942;47.313;de
Zofingen;4800;Oftringen;4280;AG;7.957;47.299;de
Attelwil;5056;Reitnau;4281;AG;8.038;47.263;de
Reitnau;5057;Reitnau;4281;AG;8.037;47.252;de
Strengelbach;4802;Rothrist;4282;AG;7.920;47.300;de
Rothrist;4852;Rothrist;4282;AG;7.886;47.298;de
Safenwil;5745;Safenwil;4283;AG;7.986;47.321;de
Staffelbach;5053;Staffelbach;4284;AG;8.037;47.282;de
Wittwil;5053;Staffelbach;4284;AG;8.035;47.292;de
Strengelbach;4802;Strengelbach;4285;AG;7.923;47.283;de
Mühlethal;4812;Uerkheim;4286;AG;7.985;47.304;de
Uerkheim;4813;Uerkheim;4286;AG;8.010;47.303;de
Vordemwald;4803;Vordemwald;4287;AG;7.893;47.271;de
Rothrist;4852;Vordemwald;4287;AG;7.906;47.295;de
Wiliberg;5058;Wiliberg;4288;AG;8.016;47.266;de
Zofingen;4800;Zofingen;4289;AG;7.958;47.287;de
Mühlethal;4812;Zofingen;4289;AG;7.976;47.300;de
Bottenwil;4814;Zofingen;4289;AG;7.989;47.280;de
Kleindöttingen;5314;Böttstein;4303;AG;8.239;47.569;de
Böttstein;5315;Böttstein;4303;AG;8.218;47.553;de
Döttingen;5312;Döttingen;4304;AG;8.251;47.555;de
Endingen;5304;Endingen;4305;AG;8.294;47.527;de
Unterendingen;5305;Endingen;4305;AG;8.295;47.546;de
Fisibach;5467;Fisibach;4306;AG;8.405;47.557;de
Full-Reuenthal;5324;Full-Reuenthal;4307;AG;8.203;47.608;de
Klingnau;5313;Klingnau;4309;AG;8.250;47.589;de
Koblenz;5322;Klingnau;4309;AG;8.229;47.597;de
Koblenz;5322;Koblenz;4310;AG;8.245;47.605;de
Leibstadt;5325;Leibstadt;4311;AG;8.177;47.587;de
Lengnau AG;5426;Lengnau (AG);4312;AG;8.322;47.527;de
Leuggern;5316;Leuggern;4313;AG;8.218;47.587;de
Hettenschwil;5317;Leuggern;4313;AG;8.193;47.572;de
Mellikon;5465;Mellikon;4314;AG;8.348;47.562;de
Schneisingen;5425;Schneisingen;4318;AG;8.367;47.528;de
Siglistorf;5462;Siglistorf;4319;AG;8.391;47.541;de
Tegerfelden;5306;Tegerfelden;4320;AG;8.286;47.561;de
Rietheim;5323;Zurzach;4324;AG;8.272;47.599;de
Bad Zurzach;5330;Zurzach;4324;AG;8.295;47.592;de
Rekingen AG;5332;Zurzach;4324;AG;8.321;47.568;de
Baldingen;5333;Zurzach;4324;AG;8.313;47.555;de
Böbikon;5334;Zurzach;4324;AG;8.336;47.552;de
Wislikofen;5463;Zurzach;4324;AG;8.367;47.553;de
Rümikon AG;5464;Zurzach;4324;AG;8.377;47.566;de
Kaiserstuhl AG;5466;Zurzach;4324;AG;8.420;47.568;de
Arbon;9320;Arbon;4401;TG;9.426;47.511;de
Frasnacht;9320;Arbon;4401;TG;9.408;47.525;de
Stachen;9320;Arbon;4401;TG;9.411;47.509;de
Dozwil;8582;Dozwil;4406;TG;9.322;47.576;de
Steinebrunn;9314;Egnach;4411;TG;9.341;47.533;de
Neukirch (Egnach);9315;Egnach;4411;TG;9.369;47.525;de
Winden;9315;Egnach;4411;TG;9.360;47.510;de
Egnach;9322;Egnach;4411;TG;9.382;47.540;de
Hefenhofen;8580;Hefenhofen;4416;TG;9.314;47.559;de
Horn;9326;Horn;4421;TG;9.460;47.493;de
Kesswil;8593;Kesswil;4426;TG;9.315;47.589;de
Freidorf TG;9306;Roggwil (TG);4431;TG;9.388;47.485;de
Lömmenschwil;9308;Roggwil (TG);4431;TG;9.370;47.489;de
Neukirch (Egnach);9315;Roggwil (TG);4431;TG;9.390;47.525;de
Frasnacht;9320;Roggwil (TG);4431;TG;9.409;47.519;de
Stachen;9320;Roggwil (TG);4431;TG;9.408;47.515;de
Roggwil TG;9325;Roggwil (TG);4431;TG;9.392;47.510;de
Romanshorn;8590;Romanshorn;4436;TG;9.358;47.565;de
Amriswil;8580;Salmsach;4441;TG;9.328;47.545;de
Salmsach;8599;Salmsach;4441;TG;9.364;47.551;de
Egnach;9322;Salmsach;4441;TG;9.334;47.546;de
Sommeri;8580;Sommeri;4446;TG;9.281;47.570;de
Romanshorn;8590;Uttwil;4451;TG;9.353;47.576;de
Uttwil;8592;Uttwil;4451;TG;9.341;47.578;de
Amriswil;8580;Amriswil;4461;TG;9.297;47.541;de
Hagenwil b. Amriswil;8580;Amriswil;4461;TG;9.310;47.529;de
Biessenhofen;8580;Amriswil;4461;TG;9.259;47.545;de
Schocherswil;8581;Amriswil;4461;TG;9.264;47.537;de
Oberaach;8587;Amriswil;4461;TG;9.275;47.560;de
Bischofszell;9220;Bischofszell;4471;TG;9.242;47.496;de
Schweizersholz;9223;Bischofszell;4471;TG;9.197;47.503;de
Halden;9223;Bischofszell;4471;TG;9.207;47.505;de
Erlen;8586;Erlen;4476;TG;9.234;47.549;de
Kümmertshausen;8586;Erlen;4476;TG;9.245;47.566;de
Riedt b. Erlen;8586;Erlen;4476;TG;9.217;47.543;de
Buchackern;8586;Erlen;4476;TG;9.240;47.536;de
Engishofen;8586;Erlen;4476;TG;9.249;47.558;de
Ennetaach;8586;Erlen;4476;TG;9.215;47.553;de
Heldswil;9216;Erlen;4476;TG;9.229;47.535;de
Hauptwil;9213;Hauptwil-Gottshaus;4486;TG;9.255;47.486;de
Bischofszell;9220;Hauptwil-Gottshaus;4486;TG;9.271;47.499;de
Wilen (Gottshaus);9225;Hauptwil-Gottshaus;4486;TG;9.275;47.488;de
St. Pelagiberg;9225;Hauptwil-Gottshaus;4486;TG;9.305;47.490;de
Heldswil;9216;Hohentannen;4495;TG;9.227;47.526;de
Hohentannen;9216;Hohentannen;4495;TG;9.223;47.506;de
Kradolf;9214;Kradolf-Schönenberg;4501;TG;9.196;47.526;de
Schönenberg an der Thur;9215;Kradolf-Schönenberg;4501;TG;9.199;47.516;de
Buhwil;9215;Kradolf-Schönenberg;4501;TG;9.168;47.528;de
Neukirch an der Thur;9217;Kradolf-Schönenberg;4501;TG;9.170;47.508;de
Sulgen;8583;Sulgen;4506;TG;9.189;47.539;de
Götighofen;8583;Sulgen;4506;TG;9.214;47.534;de
Donzhausen;8583;Sulgen;4506;TG;9.198;47.555;de
Kradolf;9214;Sulgen;4506;TG;9.205;47.530;de
Zihlschlacht;8588;Zihlschlacht-Sitterdorf;4511;TG;9.261;47.521;de
Sitterdorf;8589;Zihlschlacht-Sitterdorf;4511;TG;9.247;47.506;de
Bischofszell;9220;Zihlschlacht-Sitterdorf;4511;TG;9.296;47.504;de
Muolen;9313;Zihlschlacht-Sitterdorf;4511;TG;9.306;47.511;de
Basadingen;8254;Basadingen-Schlattingen;4536;TG;8.740;47.659;de
Schlattingen;8255;Basadingen-Schlattingen;4536;TG;8.771;47.661;de
Unterstammheim;8476;Basadingen-Schlattingen;4536;TG;8.776;47.650;de
Schlatt TG;8252;Diessenhofen;4545;TG;8.710;47.679;de
Diessenhofen;8253;Diessenhofen;4545;TG;8.724;47.679;de
Willisdorf;8253;Diessenhofen;4545;TG;8.738;47.680;de
Schlatt TG;8252;Schlatt (TG);4546;TG;8.700;47.670;de
Aadorf;8355;Aadorf;4551;TG;8.905;47.493;de
Ettenhausen TG;8356;Aadorf;4551;TG;8.895;47.474;de
Guntershausen b. Aadorf;8357;Aadorf;4551;TG;8.919;47.471;de
Häuslenen;8522;Aadorf;4551;TG;8.900;47.528;de
Aawangen;8522;Aadorf;4551;TG;8.905;47.512;de
Wittenwil;9547;Aadorf;4551;TG;8.927;47.502;de
Frauenfeld;8500;Felben-Wellhausen;4561;TG;8.945;47.565;de
Felben-Wellhausen;8552;Felben-Wellhausen;4561;TG;8.938;47.576;de
Frauenfeld;8500;Frauenfeld;4566;TG;8.904;47.560;de
Gerlikon;8500;Frauenfeld;4566;TG;8.881;47.535;de
Matzingen;9548;Frauenfeld;4566;TG;8.916;47.534;de
Frauenfeld;8500;Gachnang;4571;TG;8.865;47.553;de
Islikon;8546;Gachnang;4571;TG;8.846;47.552;de
Kefikon TG;8546;Gachnang;4571;TG;8.836;47.552;de
Gachnang;8547;Gachnang;4571;TG;8.855;47.539;de
Harenwilen;8553;Hüttlingen;4590;TG;8.999;47.568;de
Mettendorf TG;8553;Hüttlingen;4590;TG;8.965;47.578;de
Hüttlingen;8553;Hüttlingen;4590;TG;8.990;47.577;de
Eschikofen;8553;Hüttlingen;4590;TG;9.005;47.580;de
Frauenfeld;8500;Matzingen;4591;TG;8.935;47.547;de
Matzingen;9548;Matzingen;4591;TG;8.928;47.525;de
Niederneunforn;8525;Neunforn;4601;TG;8.775;47.593;de
Wilen b. Neunforn;8525;Neunforn;4601;TG;8.796;47.602;de
Oberneunforn;8526;Neunforn;4601;TG;8.763;47.611;de
Stettfurt;9507;Stettfurt;4606;TG;8.961;47.525;de
Matzingen;9548;Stettfurt;4606;TG;8.944;47.538;de
Frauenfeld;8500;Thundorf;4611;TG;8.949;47.560;de
Thundorf;8512;Thundorf;4611;TG;8.965;47.549;de
Lustdorf;8512;Thundorf;4611;TG;8.984;47.554;de
Wetzikon TG;8512;Thundorf;4611;TG;9.000;47.538;de
Uesslingen;8524;Uesslingen-Buch;4616;TG;8.829;47.582;de
Buch b. Frauenfeld;8524;Uesslingen-Buch;4616;TG;8.838;47.599;de
Warth;8532;Warth-Weiningen;4621;TG;8.868;47.587;de
Weiningen TG;8532;Warth-Weiningen;4621;TG;8.899;47.590;de
Hüttwilen;8536;Warth-Weiningen;4621;TG;8.873;47.597;de
Altnau;8595;Altnau;4641;TG;9.259;47.603;de
Kreuzlingen;8280;Bottighofen;4643;TG;9.205;47.640;de
Bottighofen;8598;Bottighofen;4643;TG;9.209;47.634;de
Ermatingen;8272;Ermatingen;4646;TG;9.085;47.657;de
Triboltingen;8273;Ermatingen;4646;TG;9.109;47.655;de
Gottlieben;8274;Gottlieben;4651;TG;9.128;47.665;de
Güttingen;8594;Güttingen;4656;TG;9.287;47.598;de
Hugelshofen;8565;Kemmental;4666;TG;9.116;47.595;de
Neuwilen;8566;Kemmental;4666;TG;9.131;47.624;de
Dotnacht;8566;Kemmental;4666;TG;9.143;47.599;de
Ellighausen;8566;Kemmental;4666;TG;9.138;47.612;de
Lippoldswilen;8566;Kemmental;4666;TG;9.116;47.611;de
Siegershausen;8573;Kemmental;4666;TG;9.171;47.619;de
Alterswilen;8573;Kemmental;4666;TG;9.154;47.609;de
Altishausen;8573;Kemmental;4666;TG;9.169;47.598;de
Kreuzlingen;8280;Kreuzlingen;4671;TG;9.176;47.641;de
Bottighofen;8598;Kreuzlingen;4671;TG;9.202;47.636;de
Langrickenbach;8585;Langrickenbach;4681;TG;9.247;47.583;de
Zuben;8585;Langrickenbach;4681;TG;9.231;47.603;de
Schönenbaumgarten;8585;Langrickenbach;4681;TG;9.226;47.612;de
Herrenhof;8585;Langrickenbach;4681;TG;9.243;47.598;de
Kümmertshausen;8586;Langrickenbach;4681;TG;9.257;47.572;de
Illighausen;8574;Lengwil;4683;TG;9.210;47.602;de
Oberhofen TG;8574;Lengwil;4683;TG;9.191;47.613;de
Lengwil;8574;Lengwil;4683;TG;9.208;47.616;de
Lengwil;8574;Lengwil;4683;TG;9.192;47.625;de
Dettighofen (Lengwil);8574;Lengwil;4683;TG;9.204;47.623;de
Scherzingen;8596;Münsterlingen;4691;TG;9.225;47.626;de
Münsterlingen;8596;Münsterlingen;4691;TG;9.236;47.631;de
Landschlacht;8597;Münsterlingen;4691;TG;9.251;47.624;de
Tägerwilen;8274;Tägerwilen;4696;TG;9.135;47.648;de
Kreuzlingen;8280;Tägerwilen;4696;TG;9.159;47.654;de
Raperswilen;8558;Wäldi;4701;TG;9.059;47.632;de
Hefenhausen;8564;Wäldi;4701;TG;9.068;47.616;de
Engwilen;8564;Wäldi;4701;TG;9.097;47.616;de
Sonterswil;8564;Wäldi;4701;TG;9.081;47.623;de
Wäldi;8564;Wäldi;4701;TG;9.096;47.632;de
Lipperswil;8564;Wäldi;4701;TG;9.054;47.617;de
Hattenhausen;8564;Wäldi;4701;TG;9.069;47.628;de
Gunterswilen;8564;Wäldi;4701;TG;9.076;47.637;de
Amlikon-Bissegg;8514;Affeltrangen;4711;TG;9.033;47.542;de
Tobel;9555;Affeltrangen;4711;TG;9.021;47.519;de
Affeltrangen;9556;Affeltrangen;4711;TG;9.031;47.526;de
Zezikon;9556;Affeltrangen;4711;TG;9.017;47.536;de
Märwil;9562;Affeltrangen;4711;TG;9.066;47.529;de
Buch b. Märwil;9562;Affeltrangen;4711;TG;9.055;47.537;de
Bettwiesen;9553;Bettwiesen;4716;TG;9.024;47.498;de
Balterswil;8362;Bichelsee-Balterswil;4721;TG;8.938;47.452;de
Bichelsee;8363;Bichelsee-Balterswil;4721;TG;8.917;47.445;de
Braunau;9502;Braunau;4723;TG;9.070;47.504;de
Eschlikon TG;8360;Eschlikon;4724;TG;8.966;47.460;de
Wallenwil;8360;Eschlikon;4724;TG;8.954;47.453;de
Sirnach;8370;Eschlikon;4724;TG;8.983;47.461;de
Wiezikon b. Sirnach;8372;Fischingen;4726;TG;8.981;47.442;de
Dussnang;8374;Fischingen;4726;TG;8.945;47.423;de
Oberwangen TG;8374;Fischingen;4726;TG;8.982;47.431;de
Fischingen;8376;Fischingen;4726;TG;8.973;47.414;de
Au TG;8376;Fischingen;4726;TG;8.952;47.393;de
Schmidrüti;8495;Fischingen;4726;TG;8.921;47.427;de
Sternenberg;8499;Fischingen;4726;TG;8.927;47.398;de
Lommis;9506;Lommis;4741;TG;8.997;47.514;de
Weingarten-Kalthäusern;9508;Lommis;4741;TG;8.983;47.524;de
Eschlikon TG;8360;Münchwilen (TG);4746;TG;8.970;47.476;de
Wil SG;9500;Münchwilen (TG);4746;TG;9.025;47.466;de
Münchwilen TG;9542;Münchwilen (TG);4746;TG;8.992;47.481;de
St. Margarethen TG;9543;Münchwilen (TG);4746;TG;9.002;47.490;de
Rickenbach b. Wil;9532;Rickenbach (TG);4751;TG;9.046;47.448;de
Wilen b. Wil;9535;Rickenbach (TG);4751;TG;9.040;47.448;de
Schwarzenbach SG;9536;Rickenbach (TG);4751;TG;9.056;47.446;de
Schönholzerswilen;8577;Schönholzerswilen;4756;TG;9.133;47.514;de
Sirnach;8370;Sirnach;4761;TG;8.999;47.462;de
Busswil TG;8371;Sirnach;4761;TG;9.017;47.454;de
Wiezikon b. Sirnach;8372;Sirnach;4761;TG;8.989;47.446;de
Littenheid;9573;Sirnach;4761;TG;9.008;47.442;de
Tägerschen;9554;Tobel-Tägerschen;4776;TG;9.027;47.505;de
Tobel;9555;Tobel-Tägerschen;4776;TG;9.045;47.517;de
Wängi;9545;Wängi;4781;TG;8.967;47.498;de
Tuttwil;9546;Wängi;4781;TG;8.948;47.480;de
Wilen b. Wil;9535;Wilen (TG);4786;TG;9.032;47.447;de
Wuppenau;9514;Wuppenau;4791;TG;9.109;47.498;de
Hosenruck;9515;Wuppenau;4791;TG;9.138;47.492;de
Berlingen;8267;Berlingen;4801;TG;9.029;47.665;de
Eschenz;8264;Eschenz;4806;TG;8.882;47.636;de
Lanzenneunforn;8506;Herdern;4811;TG;8.932;47.622;de
Weiningen TG;8532;Herdern;4811;TG;8.908;47.596;de
Herdern;8535;Herdern;4811;TG;8.909;47.614;de
Hüttwilen;8536;Herdern;4811;TG;8.891;47.603;de
Hörhausen;8507;Homburg;4816;TG;8.952;47.638;de
Homburg;8508;Homburg;4816;TG;9.001;47.629;de
Herdern;8535;Hüttwilen;4821;TG;8.904;47.626;de
Hüttwilen;8536;Hüttwilen;4821;TG;8.869;47.610;de
Nussbaumen TG;8537;Hüttwilen;4821;TG;8.830;47.625;de
Uerschhausen;8537;Hüttwilen;4821;TG;8.815;47.608;de
Eschenz;8264;Mammern;4826;TG;8.906;47.633;de
Mammern;8265;Mammern;4826;TG;8.920;47.644;de
Hörhausen;8507;Mammern;4826;TG;8.934;47.643;de
Müllheim Dorf;8555;Müllheim;4831;TG;9.005;47.601;de
Pfyn;8505;Pfyn;4841;TG;8.955;47.599;de
Dettighofen;8505;Pfyn;4841;TG;8.954;47.619;de
Homburg;8508;Pfyn;4841;TG;8.961;47.612;de
Raperswilen;8558;Raperswilen;4846;TG;9.047;47.638;de
Mannenbach-Salenstein;8268;Salenstein;4851;TG;9.047;47.671;de
Salenstein;8268;Salenstein;4851;TG;9.050;47.660;de
Fruthwilen;8269;Salenstein;4851;TG;9.064;47.656;de
Steckborn;8266;Steckborn;4864;TG;8.999;47.659;de
Kaltenbach;8259;Wagenhausen;4871;TG;8.838;47.645;de
Etzwilen;8259;Wagenhausen;4871;TG;8.817;47.657;de
Rheinklingen;8259;Wagenhausen;4871;TG;8.814;47.670;de
Wagenhausen;8259;Wagenhausen;4871;TG;8.835;47.664;de
Amlikon-Bissegg;8514;Amlikon-Bissegg;4881;TG;9.037;47.556;de
Bonau;8554;Amlikon-Bissegg;4881;TG;9.027;47.578;de
Weinfelden;8570;Berg (TG);4891;TG;9.141;47.570;de
Berg TG;8572;Berg (TG);4891;TG;9.161;47.581;de
Berg TG;8572;Berg (TG);4891;TG;9.196;47.599;de
Andhausen;8572;Berg (TG);4891;TG;9.180;47.578;de
Graltshausen;8572;Berg (TG);4891;TG;9.184;47.598;de
Guntershausen b. Berg;8572;Berg (TG);4891;TG;9.186;47.573;de
Mauren TG;8576;Berg (TG);4891;TG;9.153;47.565;de
Opfershofen TG;8584;Berg (TG);4891;TG;9.171;47.565;de
Mattwil;8585;Birwinken;4901;TG;9.209;47.578;de
Happerswil;8585;Birwinken;4901;TG;9.226;47.579;de
Birwinken;8585;Birwinken;4901;TG;9.197;47.584;de
Klarsreuti;8585;Birwinken;4901;TG;9.217;47.588;de
Andwil TG;8586;Birwinken;4901;TG;9.215;47.566;de
Buch b. Kümmertshausen;8586;Birwinken;4901;TG;9.235;47.571;de
Bürglen TG;8575;Bürglen (TG);4911;TG;9.151;47.553;de
Istighofen;8575;Bürglen (TG);4911;TG;9.147;47.539;de
Leimbach TG;8584;Bürglen (TG);4911;TG;9.191;47.563;de
Opfershofen TG;8584;Bürglen (TG);4911;TG;9.174;47.562;de
Bürglen TG;8575;Bussnang;4921;TG;9.134;47.537;de
Stehrenberg;9503;Bussnang;4921;TG;9.091;47.522;de
Lanterswil;9503;Bussnang;4921;TG;9.097;47.516;de
Friltschen;9504;Bussnang;4921;TG;9.092;47.535;de
Mettlen;9517;Bussnang;4921;TG;9.119;47.536;de
Märwil;9562;Bussnang;4921;TG;9.074;47.546;de
Bussnang;9565;Bussnang;4921;TG;9.083;47.556;de
Oberbussnang;9565;Bussnang;4921;TG;9.086;47.544;de
Oppikon;9565;Bussnang;4921;TG;9.064;47.549;de
Schmidshof;9565;Bussnang;4921;TG;9.055;47.545;de
Rothenhausen;9565;Bussnang;4921;TG;9.109;47.548;de
Märstetten;8560;Märstetten;4941;TG;9.075;47.593;de
Ottoberg;8561;Märstetten;4941;TG;9.090;47.593;de
Weinfelden;8570;Weinfelden;4946;TG;9.107;47.569;de
Bürglen TG;8575;Weinfelden;4946;TG;9.139;47.561;de
Müllheim-Wigoltingen;8554;Wigoltingen;4951;TG;9.014;47.590;de
Bonau;8554;Wigoltingen;4951;TG;9.034;47.584;de
Wigoltingen;8556;Wigoltingen;4951;TG;9.027;47.598;de
Engwang;8556;Wigoltingen;4951;TG;9.055;47.601;de
Illhart;8556;Wigoltingen;4951;TG;9.036;47.618;de
Lamperswil TG;8556;Wigoltingen;4951;TG;9.037;47.610;de
Märstetten;8560;Wigoltingen;4951;TG;9.078;47.604;de
Engwilen;8564;Wigoltingen;4951;TG;9.087;47.609;de
Wagerswil;8564;Wigoltingen;4951;TG;9.062;47.609;de
Arbedo;6517;Arbedo-Castione;5001;TI;9.089;46.200;it
Castione;6532;Arbedo-Castione;5001;TI;9.042;46.229;it
Bellinzona;6500;Bellinzona;5002;TI;9.036;46.197;it
Bellinzona;6503;Bellinzona;5002;TI;9.007;46.209;it
Giubiasco;6512;Bellinzona;5002;TI;9.000;46.172;it
Monte Carasso;6513;Bellinzona;5002;TI;8.979;46.203;it
Sementina;6514;Bellinzona;5002;TI;8.970;46.186;it
Gudo;6515;Bellinzona;5002;TI;8.945;46.185;it
Gorduno;6518;Bellinzona;5002;TI;8.986;46.228;it
Preonzo;6523;Bellinzona;5002;TI;8.976;46.250;it
Moleno;6524;Bellinzona;5002;TI;8.982;46.270;it
Gnosca;6525;Bellinzona;5002;TI;8.999;46.239;it
Camorino;6528;Bellinzona;5002;TI;9.013;46.156;it
Castione;6532;Bellinzona;5002;TI;9.037;46.236;it
Pianezzo;6582;Bellinzona;5002;TI;9.048;46.159;it
S. Antonio (Val Morobbia);6583;Bellinzona;5002;TI;9.064;46.172;it
Carena;6584;Bellinzona;5002;TI;9.114;46.157;it
S. Antonino;6592;Bellinzona;5002;TI;8.969;46.169;it
Claro;6702;Bellinzona;5002;TI;9.035;46.265;it
S. Antonino;6592;Cadenazzo;5003;TI;8.960;46.154;it
Cadenazzo;6593;Cadenazzo;5003;TI;8.952;46.150;it
Robasacco;6599;Cadenazzo;5003;TI;8.951;46.138;it
Isone;6810;Isone;5009;TI;9.016;46.131;it
Castione;6532;Lumino;5010;TI;9.052;46.226;it
Lumino;6533;Lumino;5010;TI;9.070;46.243;it
Gudo;6515;Sant'Antonino;5017;TI;8.951;46.164;it
Camorino;6528;Sant'Antonino;5017;TI;8.991;46.157;it
S. Antonino;6592;Sant'Antonino;5017;TI;8.970;46.156;it
Cadenazzo;6593;Sant'Antonino;5017;TI;8.962;46.152;it
Dongio;6715;Acquarossa;5048;TI;8.970;46.447;it
Acquarossa;6716;Acquarossa;5048;TI;8.938;46.457;it
Leontica;6716;Acquarossa;5048;TI;8.896;46.450;it
Lottigna;6716;Acquarossa;5048;TI;8.956;46.464;it
Motto (Blenio);6721;Acquarossa;5048;TI;8.978;46.436;it
Corzoneso;6722;Acquarossa;5048;TI;8.925;46.435;it
Prugiasco;6723;Acquarossa;5048;TI;8.894;46.471;it
Castro;6723;Acquarossa;5048;TI;8.930;46.470;it
Marolta;6723;Acquarossa;5048;TI;8.918;46.478;it
Ponto Valentino;6724;Acquarossa;5048;TI;8.900;46.488;it
Largario;6724;Acquarossa;5048;TI;8.938;46.493;it
Dangio;6717;Blenio;5049;TI;8.954;46.495;it
Torre;6717;Blenio;5049;TI;8.977;46.483;it
Olivone;6718;Blenio;5049;TI;8.889;46.536;it
Camperio;6718;Blenio;5049;TI;8.910;46.517;it
Aquila;6719;Blenio;5049;TI;8.967;46.508;it
Aquila;6719;Blenio;5049;TI;8.999;46.576;it
Campo (Blenio);6720;Blenio;5049;TI;8.887;46.563;it
Ghirone;6720;Blenio;5049;TI;8.949;46.591;it
Malvaglia;6713;Serravalle;5050;TI;9.040;46.443;it
Semione;6714;Serravalle;5050;TI;8.950;46.397;it
Ludiano;6721;Serravalle;5050;TI;8.952;46.421;it
Airolo;6780;Airolo;5061;TI;8.609;46.536;it
Villa Bedretto;6781;Bedretto;5063;TI;8.514;46.524;it
Bedretto;6781;Bedretto;5063;TI;8.493;46.494;it
Dalpe;6774;Dalpe;5071;TI;8.761;46.459;it
Lavorgo;6746;Faido;5072;TI;8.841;46.443;it
Calonico;6746;Faido;5072;TI;8.845;46.452;it
Nivo;6746;Faido;5072;TI;8.842;46.437;it
Chironico;6747;Faido;5072;TI;8.797;46.422;it
Anzonico;6748;Faido;5072;TI;8.870;46.442;it
Sobrio;6749;Faido;5072;TI;8.907;46.402;it
Cavagnago;6749;Faido;5072;TI;8.889;46.419;it
Faido;6760;Faido;5072;TI;8.801;46.473;it
Molare;6760;Faido;5072;TI;8.846;46.496;it
Calpiogna;6760;Faido;5072;TI;8.805;46.485;it
Campello;6760;Faido;5072;TI;8.815;46.506;it
Carì;6760;Faido;5072;TI;8.826;46.505;it
Rossura;6760;Faido;5072;TI;8.843;46.473;it
Osco;6763;Faido;5072;TI;8.769;46.505;it
Mairengo;6763;Faido;5072;TI;8.795;46.511;it
Chiggiogna;6764;Faido;5072;TI;8.824;46.463;it
Bodio TI;6743;Giornico;5073;TI;8.921;46.387;it
Giornico;6745;Giornico;5073;TI;8.866;46.394;it
Personico;6744;Personico;5076;TI;8.898;46.342;it
Pollegio;6742;Pollegio;5077;TI;8.947;46.373;it
Rodi-Fiesso;6772;Quinto;5079;TI;8.706;46.479;it
Prato (Leventina);6773;Quinto;5079;TI;8.748;46.473;it
Ambrì;6775;Quinto;5079;TI;8.698;46.497;it
Piotta;6776;Quinto;5079;TI;8.691;46.529;it
Quinto;6777;Quinto;5079;TI;8.724;46.513;it
Ascona;6612;Ascona;5091;TI;8.771;46.156;it
Arcegno;6618;Ascona;5091;TI;8.742;46.157;it
Brione sopra Minusio;6645;Brione sopra Minusio;5096;TI;8.814;46.194;it
Contra;6646;Brione sopra Minusio;5096;TI;8.836;46.187;it
Brissago;6614;Brissago;5097;TI;8.684;46.128;it
Isole di Brissago;6614;Brissago;5097;TI;8.735;46.132;it
Gordola;6596;Gordola;5108;TI;8.867;46.183;it
Riazzino;6595;Lavertezzo;5112;TI;8.889;46.179;it
Cugnasco;6516;Locarno;5113;TI;8.911;46.170;it
Quartino;6572;Locarno;5113;TI;8.902;46.158;it
Contone;6594;Locarno;5113;TI;8.915;46.159;it
Riazzino;6595;Locarno;5113;TI;8.895;46.169;it
Gordola;6596;Locarno;5113;TI;8.876;46.165;it
Locarno;6600;Locarno;5113;TI;8.793;46.163;it
Locarno;6600;Locarno;5113;TI;8.782;46.191;it
Solduno;6600;Locarno;5113;TI;8.772;46.175;it
Locarno;6605;Locarno;5113;TI;8.778;46.185;it
Ascona;6612;Locarno;5113;TI;8.788;46.158;it
Orselina;6644;Locarno;5113;TI;8.789;46.177;it
Tegna;6652;Locarno;5113;TI;8.755;46.185;it
Losone;6616;Losone;5115;TI;8.746;46.169;it
Arcegno;6618;Losone;5115;TI;8.740;46.161;it
Mergoscia;6647;Mergoscia;5117;TI;8.824;46.214;it
Brione sopra Minusio;6645;Minusio;5118;TI;8.803;46.192;it
Minusio;6648;Minusio;5118;TI;8.819;46.180;it
Locarno;6600;Muralto;5120;TI;8.795;46.174;it
Muralto;6600;Muralto;5120;TI;8.803;46.175;it
Muralto;6600;Orselina;5121;TI;8.797;46.176;it
Locarno;6605;Orselina;5121;TI;8.792;46.187;it
Orselina;6644;Orselina;5121;TI;8.797;46.183;it
Porto Ronco;6613;Ronco sopra Ascona;5125;TI;8.726;46.141;it
Ronco sopra Ascona;6622;Ronco sopra Ascona;5125;TI;8.714;46.146;it
Tenero;6598;Tenero-Contra;5131;TI;8.852;46.175;it
Contra;6646;Tenero-Contra;5131;TI;8.838;46.193;it
Mosogno;6611;Onsernone;5136;TI;8.635;46.198;it
Gresso;6611;Onsernone;5136;TI;8.614;46.239;it
Crana;6611;Onsernone;5136;TI;8.603;46.196;it
Intragna;6655;Onsernone;5136;TI;8.670;46.188;it
Loco;6661;Onsernone;5136;TI;8.674;46.209;it
Auressio;6661;Onsernone;5136;TI;8.693;46.203;it
Berzona;6661;Onsernone;5136;TI;8.657;46.206;it
Russo;6662;Onsernone;5136;TI;8.626;46.217;it
Comologno;6663;Onsernone;5136;TI;8.576;46.207;it
Spruga;6663;Onsernone;5136;TI;8.555;46.206;it
Vergeletto;6664;Onsernone;5136;TI;8.528;46.241;it
Cugnasco;6516;Cugnasco-Gerra;5138;TI;8.906;46.198;it
Contone;6594;Cugnasco-Gerra;5138;TI;8.914;46.162;it
Riazzino;6595;Cugnasco-Gerra;5138;TI;8.881;46.184;it
Agarone;6597;Cugnasco-Gerra;5138;TI;8.908;46.180;it
Bioggio;6934;Agno;5141;TI;8.897;46.005;it
Agno;6982;Agno;5141;TI;8.903;46.004;it
Cassina d'Agno;6990;Agno;5141;TI;8.891;45.993;it
Vernate;6992;Agno;5141;TI;8.889;45.994;it
Cimo;6992;Agno;5141;TI;8.896;46.003;it
Aranno;6994;Aranno;5143;TI;8.873;46.018;it
Arogno;6822;Arogno;5144;TI;8.996;45.961;it
Pugerna;6823;Arogno;5144;TI;8.979;45.979;it
Bedano;6930;Bedano;5148;TI;8.917;46.052;it
Bioggio;6934;Bioggio;5151;TI;8.912;46.016;it
Bosco Luganese;6935;Bioggio;5151;TI;8.905;46.030;it
Agno;6982;Bioggio;5151;TI;8.911;46.006;it
Cimo;6992;Bioggio;5151;TI;8.891;46.002;it
Iseo;6993;Bioggio;5151;TI;8.878;46.006;it
Bissone;6816;Bissone;5154;TI;8.971;45.952;it
Brusino Arsizio;6827;Brusino Arsizio;5160;TI;8.937;45.923;it
Serpiano;6867;Brusino Arsizio;5160;TI;8.943;45.917;it
Bioggio;6934;Cademario;5161;TI;8.904;46.017;it
Cademario;6936;Cademario;5161;TI;8.893;46.023;it
Cimo;6992;Cademario;5161;TI;8.897;46.013;it
Lamone;6814;Cadempino;5162;TI;8.932;46.037;it
Cadempino;6814;Cadempino;5162;TI;8.934;46.035;it
Canobbio;6952;Canobbio;5167;TI;8.966;46.034;it
Caslano;6987;Caslano;5171;TI;8.878;45.971;it
Cureglia;6944;Comano;5176;TI;8.949;46.037;it
Comano;6949;Comano;5176;TI;8.957;46.040;it
Cureglia;6944;Cureglia;5180;TI;8.944;46.036;it
Grancia;6916;Grancia;5186;TI;8.927;45.968;it
Gravesano;6929;Gravesano;5187;TI;8.919;46.042;it
Taverne;6807;Lamone;5189;TI;8.930;46.054;it
Lamone;6814;Lamone;5189;TI;8.933;46.047;it
Cadempino;6814;Lamone;5189;TI;8.930;46.036;it
Bedano;6930;Lamone;5189;TI;8.928;46.052;it
Cureglia;6944;Lamone;5189;TI;8.939;46.041;it
Origlio;6945;Lamone;5189;TI;8.939;46.047;it
Pugerna;6823;Lugano;5192;TI;8.997;45.986;it
Lugano;6900;Lugano;5192;TI;8.954;46.013;it
Paradiso;6900;Lugano;5192;TI;8.954;45.980;it
Pazzallo;6912;Lugano;5192;TI;8.945;45.981;it
Carabbia;6913;Lugano;5192;TI;8.933;45.970;it
Carona;6914;Lugano;5192;TI;8.930;45.952;it
Pambio-Noranco;6915;Lugano;5192;TI;8.928;45.984;it
Barbengo;6917;Lugano;5192;TI;8.917;45.961;it
Figino;6918;Lugano;5192;TI;8.922;45.956;it
Sorengo;6924;Lugano;5192;TI;8.942;46.001;it
Breganzona;6932;Lugano;5192;TI;8.928;46.009;it
Vezia;6943;Lugano;5192;TI;8.932;46.017;it
Insone;6951;Lugano;5192;TI;9.029;46.091;it
Scareglia;6951;Lugano;5192;TI;9.037;46.096;it
Colla;6951;Lugano;5192;TI;9.065;46.107;it
Bogno;6951;Lugano;5192;TI;9.073;46.091;it
Cozzo;6951;Lugano;5192;TI;9.062;46.097;it
Signôra;6951;Lugano;5192;TI;9.044;46.103;it
Maglio di Colla;6959;Lugano;5192;TI;9.037;46.086;it
Certara;6959;Lugano;5192;TI;9.070;46.078;it
Curtina;6959;Lugano;5192;TI;9.023;46.083;it
Cimadera;6959;Lugano;5192;TI;9.055;46.072;it
Piandera Paese;6959;Lugano;5192;TI;9.032;46.079;it
Piandera Paese;6959;Lugano;5192;TI;9.044;46.083;it
Viganello;6962;Lugano;5192;TI;8.969;46.012;it
Pregassona;6963;Lugano;5192;TI;8.978;46.023;it
Cureggia;6963;Lugano;5192;TI;8.987;46.019;it
Davesco-Soragno;6964;Lugano;5192;TI;8.987;46.033;it
Cadro;6965;Lugano;5192;TI;8.993;46.041;it
Villa Luganese;6966;Lugano;5192;TI;9.005;46.052;it
Dino;6967;Lugano;5192;TI;8.981;46.054;it
Sonvico;6968;Lugano;5192;TI;9.014;46.066;it
Aldesago;6974;Lugano;5192;TI;8.981;46.010;it
Castagnola;6976;Lugano;5192;TI;8.987;46.003;it
Ruvigliana;6977;Lugano;5192;TI;8.975;46.006;it
Gandria;6978;Lugano;5192;TI;9.007;46.010;it
Brè sopra Lugano;6979;Lugano;5192;TI;8.999;46.018;it
Magliaso;6983;Magliaso;5193;TI;8.887;45.982;it
Manno;6928;Manno;5194;TI;8.918;46.031;it
Bioggio;6934;Manno;5194;TI;8.914;46.025;it
Massagno;6900;Massagno;5196;TI;8.943;46.013;it
Melide;6815;Melide;5198;TI;8.945;45.961;it
Mezzovico;6805;Mezzovico-Vira;5199;TI;8.914;46.097;it
Mezzovico;6805;Mezzovico-Vira;5199;TI;8.873;46.086;it
Morcote;6922;Morcote;5203;TI;8.912;45.934;it
Muzzano;6933;Muzzano;5205;TI;8.917;45.997;it
Agno;6982;Muzzano;5205;TI;8.908;46.000;it
Magliaso;6983;Neggio;5206;TI;8.877;45.984;it
Neggio;6991;Neggio;5206;TI;8.878;45.988;it
Origlio;6945;Origlio;5208;TI;8.946;46.050;it
Paradiso;6900;Paradiso;5210;TI;8.947;45.989;it
Origlio;6945;Ponte Capriasca;5212;TI;8.952;46.056;it
Ponte Capriasca;6946;Ponte Capriasca;5212;TI;8.943;46.063;it
Ponte Capriasca;6946;Ponte Capriasca;5212;TI;9.066;46.124;it
Savosa;6942;Porza;5214;TI;8.946;46.022;it
Porza;6948;Porza;5214;TI;8.954;46.026;it
Pura;6984;Pura;5216;TI;8.864;45.982;it
Savosa;6942;Savosa;5221;TI;8.945;46.020;it
Porza;6948;Savosa;5221;TI;8.950;46.024;it
Sorengo;6924;Sorengo;5225;TI;8.935;46.001;it
Taverne;6807;Capriasca;5226;TI;8.936;46.072;it
Ponte Capriasca;6946;Capriasca;5226;TI;8.949;46.066;it
Vaglio;6947;Capriasca;5226;TI;8.959;46.056;it
Tesserete;6950;Capriasca;5226;TI;8.968;46.070;it
Lugaggia;6953;Capriasca;5226;TI;8.971;46.056;it
Sala Capriasca;6954;Capriasca;5226;TI;8.956;46.066;it
Bigorio;6954;Capriasca;5226;TI;8.949;46.082;it
Cagiallo;6955;Capriasca;5226;TI;8.975;46.065;it
Oggio;6955;Capriasca;5226;TI;8.986;46.071;it
Lopagno;6956;Capriasca;5226;TI;8.978;46.070;it
Roveredo TI;6957;Capriasca;5226;TI;8.982;46.075;it
Bidogno;6958;Capriasca;5226;TI;9.009;46.096;it
Corticiasca;6958;Capriasca;5226;TI;9.016;46.087;it
Corticiasca;6958;Capriasca;5226;TI;9.010;46.080;it
Curtina;6959;Capriasca;5226;TI;9.017;46.080;it
Odogno;6960;Capriasca;5226;TI;9.002;46.114;it
Taverne;6807;Torricella-Taverne;5227;TI;8.930;46.061;it
Torricella;6808;Torricella-Taverne;5227;TI;8.914;46.070;it
Vernate;6992;Vernate;5230;TI;8.880;45.995;it
Vezia;6943;Vezia;5231;TI;8.936;46.025;it
Vico Morcote;6921;Vico Morcote;5233;TI;8.924;45.935;it
Grancia;6916;Collina d'Oro;5236;TI;8.927;45.975;it
Carabietta;6919;Collina d'Oro;5236;TI;8.902;45.969;it
Gentilino;6925;Collina d'Oro;5236;TI;8.925;45.991;it
Montagnola;6926;Collina d'Oro;5236;TI;8.915;45.983;it
Agra;6927;Collina d'Oro;5236;TI;8.911;45.968;it
Breno;6937;Alto Malcantone;5237;TI;8.852;46.044;it
Vezio;6938;Alto Malcantone;5237;TI;8.870;46.064;it
Fescoggia;6938;Alto Malcantone;5237;TI;8.872;46.049;it
Mugena;6939;Alto Malcantone;5237;TI;8.876;46.071;it
Arosio;6939;Alto Malcantone;5237;TI;8.898;46.060;it
Rivera;6802;Monteceneri;5238;TI;8.904;46.127;it
Camignolo;6803;Monteceneri;5238;TI;8.949;46.104;it
Bironico;6804;Monteceneri;5238;TI;8.931;46.124;it
Sigirino;6806;Monteceneri;5238;TI;8.889;46.088;it
Medeglia;6809;Monteceneri;5238;TI;8.961;46.121;it
Castelrotto;6980;Tresa;5239;TI;8.839;45.995;it
Ponte Tresa;6988;Tresa;5239;TI;8.859;45.971;it
Purasca;6989;Tresa;5239;TI;8.849;45.982;it
Madonna del Piano;6995;Tresa;5239;TI;8.832;45.989;it
Sessa;6997;Tresa;5239;TI;8.817;46.003;it
Monteggio;6998;Tresa;5239;TI;8.803;45.998;it
Maroggia;6817;Val Mara;5240;TI;8.973;45.936;it
Melano;6818;Val Mara;5240;TI;8.997;45.922;it
Rovio;6821;Val Mara;5240;TI;9.000;45.935;it
Balerna;6828;Balerna;5242;TI;9.008;45.843;it
Chiasso;6830;Balerna;5242;TI;9.015;45.834;it
Capolago;6825;Castel San Pietro;5249;TI;9.018;45.928;it
Mendrisio;6850;Castel San Pietro;5249;TI;8.987;45.860;it
Corteglia;6873;Castel San Pietro;5249;TI;8.992;45.863;it
Castel San Pietro;6874;Castel San Pietro;5249;TI;9.009;45.867;it
Monte;6875;Castel San Pietro;5249;TI;9.024;45.883;it
Casima;6875;Castel San Pietro;5249;TI;9.034;45.893;it
Campora;6875;Castel San Pietro;5249;TI;9.019;45.875;it
Coldrerio;6877;Castel San Pietro;5249;TI;8.987;45.859;it
Chiasso;6830;Chiasso;5250;TI;9.025;45.834;it
Pedrinate;6832;Chiasso;5250;TI;9.018;45.826;it
Seseglio;6832;Chiasso;5250;TI;9.000;45.829;it
Coldrerio;6877;Coldrerio;5251;TI;8.986;45.853;it
Capolago;6825;Mendrisio;5254;TI;8.986;45.903;it
Mendrisio;6850;Mendrisio;5254;TI;8.979;45.878;it
Genestrerio;6852;Mendrisio;5254;TI;8.957;45.850;it
Ligornetto;6853;Mendrisio;5254;TI;8.953;45.862;it
Stabio;6855;Mendrisio;5254;TI;8.945;45.844;it
Rancate;6862;Mendrisio;5254;TI;8.971;45.875;it
Besazio;6863;Mendrisio;5254;TI;8.954;45.871;it
Arzo;6864;Mendrisio;5254;TI;8.939;45.878;it
Tremona;6865;Mendrisio;5254;TI;8.959;45.881;it
Meride;6866;Mendrisio;5254;TI;8.942;45.900;it
Salorino;6872;Mendrisio;5254;TI;9.000;45.892;it
Castel San Pietro;6874;Mendrisio;5254;TI;9.009;45.893;it
Morbio Inferiore;6834;Morbio Inferiore;5257;TI;9.022;45.848;it
Balerna;6828;Novazzano;5260;TI;9.003;45.841;it
Novazzano;6883;Novazzano;5260;TI;8.978;45.845;it
Riva San Vitale;6826;Riva San Vitale;5263;TI;8.962;45.911;it
Ligornetto;6853;Stabio;5266;TI;8.939;45.863;it
S. Pietro;6854;Stabio;5266;TI;8.934;45.858;it
Stabio;6855;Stabio;5266;TI;8.931;45.845;it
Vacallo;6833;Vacallo;5268;TI;9.037;45.848;it
Morbio Superiore;6835;Breggia;5269;TI;9.044;45.865;it
Caneggio;6837;Breggia;5269;TI;9.055;45.880;it
Bruzella;6837;Breggia;5269;TI;9.064;45.890;it
Muggio;6838;Breggia;5269;TI;9.037;45.912;it
Cabbio;6838;Breggia;5269;TI;9.058;45.903;it
Sagno;6839;Breggia;5269;TI;9.047;45.859;it
Biasca;6710;Biasca;5281;TI;9.027;46.363;it
Pollegio;6742;Biasca;5281;TI;8.958;46.359;it
Prosito;6526;Riviera;5287;TI;8.948;46.278;it
Lodrino;6527;Riviera;5287;TI;8.962;46.307;it
Osogna;6703;Riviera;5287;TI;9.011;46.324;it
Cresciano;6705;Riviera;5287;TI;9.027;46.299;it
Iragna;6707;Riviera;5287;TI;8.939;46.325;it
Bosco/Gurin;6685;Bosco/Gurin;5304;TI;8.489;46.321;de
Niva (Vallemaggia);6683;Campo (Vallemaggia);5307;TI;8.535;46.280;it
Campo (Vallemaggia);6684;Campo (Vallemaggia);5307;TI;8.502;46.291;it
Cimalmotto;6684;Campo (Vallemaggia);5307;TI;8.468;46.275;it
Linescio;6682;Cerentino;5309;TI;8.569;46.306;it
Cerentino;6683;Cerentino;5309;TI;8.538;46.317;it
Cevio;6675;Cevio;5310;TI;8.594;46.306;it
Bignasco;6676;Cevio;5310;TI;8.569;46.344;it
Cavergno;6690;Cevio;5310;TI;8.541;46.379;it
S. Carlo (Val Bavona);6690;Cevio;5310;TI;8.504;46.427;it
Linescio;6682;Linescio;5315;TI;8.576;46.311;it
Avegno;6670;Maggia;5317;TI;8.743;46.215;it
Maggia;6673;Maggia;5317;TI;8.733;46.270;it
Someo;6674;Maggia;5317;TI;8.634;46.274;it
Riveo;6674;Maggia;5317;TI;8.605;46.279;it
Aurigeno;6677;Maggia;5317;TI;8.710;46.224;it
Moghegno;6677;Maggia;5317;TI;8.689;46.242;it
Giumaglio;6678;Maggia;5317;TI;8.681;46.298;it
Lodano;6678;Maggia;5317;TI;8.658;46.252;it
Coglio;6678;Maggia;5317;TI;8.706;46.296;it
Menzonio;6692;Lavizzara;5323;TI;8.661;46.356;it
Brontallo;6692;Lavizzara;5323;TI;8.620;46.359;it
Broglio;6693;Lavizzara;5323;TI;8.673;46.371;it
Prato-Sornico;6694;Lavizzara;5323;TI;8.688;46.399;it
Peccia;6695;Lavizzara;5323;TI;8.642;46.407;it
Piano di Peccia;6695;Lavizzara;5323;TI;8.587;46.426;it
Fusio;6696;Lavizzara;5323;TI;8.660;46.455;it
Avegno;6670;Avegno Gordevio;5324;TI;8.766;46.203;it
Gordevio;6672;Avegno Gordevio;5324;TI;8.765;46.235;it
Medeglia;6809;Comunanza Cadenazzo/Monteceneri;5391;TI;9.058;46.141;it
Bedigliora;6981;Lema;5395;TI;8.829;46.022;it
Bedigliora;6981;Lema;5395;TI;8.852;45.999;it
Bombinasco;6981;Lema;5395;TI;8.833;46.019;it
Banco;6981;Lema;5395;TI;8.841;46.010;it
Beride di Bedigliora;6981;Lema;5395;TI;8.832;46.003;it
Novaggio;6986;Lema;5395;TI;8.845;46.020;it
Miglieglia;6986;Lema;5395;TI;8.851;46.029;it
Curio;6986;Lema;5395;TI;8.861;45.999;it
Astano;6999;Lema;5395;TI;8.816;46.015;it
Tegna;6652;Terre di Pedemonte;5396;TI;8.746;46.190;it
Verscio;6653;Terre di Pedemonte;5396;TI;8.725;46.196;it
Cavigliano;6654;Terre di Pedemonte;5396;TI;8.709;46.193;it
Intragna;6655;Centovalli;5397;TI;8.684;46.170;it
Verdasio;6655;Centovalli;5397;TI;8.646;46.172;it
Rasa;6655;Centovalli;5397;TI;8.656;46.158;it
Golino;6656;Centovalli;5397;TI;8.713;46.179;it
Palagnedra;6657;Centovalli;5397;TI;8.648;46.137;it
Borgnone;6658;Centovalli;5397;TI;8.601;46.171;it
Camedo;6659;Centovalli;5397;TI;8.608;46.156;it
Moneto;6659;Centovalli;5397;TI;8.620;46.138;it
Indemini;6571;Gambarogno;5398;TI;8.842;46.094;it
Quartino;6572;Gambarogno;5398;TI;8.896;46.153;it
Magadino;6573;Gambarogno;5398;TI;8.879;46.143;it
Vira (Gambarogno);6574;Gambarogno;5398;TI;8.862;46.125;it
S. Nazzaro;6575;Gambarogno;5398;TI;8.805;46.133;it
Vairano;6575;Gambarogno;5398;TI;8.813;46.122;it
Gerra (Gambarogno);6576;Gambarogno;5398;TI;8.796;46.119;it
Ranzo;6577;Gambarogno;5398;TI;8.792;46.107;it
Caviano;6578;Gambarogno;5398;TI;8.776;46.103;it
Piazzogna;6579;Gambarogno;5398;TI;8.840;46.119;it
Cadenazzo;6593;Gambarogno;5398;TI;8.936;46.145;it
Contone;6594;Gambarogno;5398;TI;8.924;46.154;it
Corippo;6631;Verzasca;5399;TI;8.820;46.235;it
Vogorno;6632;Verzasca;5399;TI;8.892;46.222;it
Lavertezzo;6633;Verzasca;5399;TI;8.859;46.284;it
Brione (Verzasca);6634;Verzasca;5399;TI;8.771;46.299;it
Gerra (Verzasca);6635;Verzasca;5399;TI;8.806;46.314;it
Frasco;6636;Verzasca;5399;TI;8.820;46.357;it
Sonogno;6637;Verzasca;5399;TI;8.756;46.365;it
Aigle;1860;Aigle;5401;VD;6.969;46.314;fr
Le Sépey;1863;Aigle;5401;VD;7.030;46.338;fr
Bex;1880;Bex;5402;VD;7.014;46.247;fr
Frenières-sur-Bex;1880;Bex;5402;VD;7.063;46.241;fr
Fenalet-sur-Bex;1880;Bex;5402;VD;7.032;46.276;fr
Les Plans-sur-Bex;1880;Bex;5402;VD;7.110;46.239;fr
Les Posses-sur-Bex;1880;Bex;5402;VD;7.045;46.275;fr
Gryon;1882;Bex;5402;VD;7.132;46.286;fr
Chessel;1846;Chessel;5403;VD;6.896;46.351;fr
Corbeyrier;1856;Corbeyrier;5404;VD;6.987;46.371;fr
Frenières-sur-Bex;1880;Gryon;5405;VD;7.062;46.268;fr
Les Posses-sur-Bex;1880;Gryon;5405;VD;7.058;46.268;fr
Gryon;1882;Gryon;5405;VD;7.096;46.288;fr
Lavey-Village;1892;Lavey-Morcles;5406;VD;7.034;46.221;fr
Lavey-les-Bains;1892;Lavey-Morcles;5406;VD;7.019;46.203;fr
Morcles;1892;Lavey-Morcles;5406;VD;7.049;46.205;fr
Leysin;1854;Leysin;5407;VD;7.009;46.351;fr
Noville;1845;Noville;5408;VD;6.893;46.379;fr
Aigle;1860;Ollon;5409;VD;6.974;46.302;fr
La Forclaz VD;1866;Ollon;5409;VD;7.038;46.337;fr
Ollon VD;1867;Ollon;5409;VD;7.009;46.282;fr
St-Triphon;1867;Ollon;5409;VD;6.970;46.282;fr
Panex;1867;Ollon;5409;VD;7.028;46.317;fr
Villars-sur-Ollon;1884;Ollon;5409;VD;7.107;46.314;fr
Arveyes;1884;Ollon;5409;VD;7.058;46.287;fr
Huémoz;1884;Ollon;5409;VD;7.012;46.297;fr
Chesières;1885;Ollon;5409;VD;7.044;46.306;fr
La Lécherette;1660;Ormont-Dessous;5410;VD;7.054;46.409;fr
Corbeyrier;1856;Ormont-Dessous;5410;VD;7.023;46.399;fr
Les Mosses;1862;Ormont-Dessous;5410;VD;7.104;46.394;fr
La Comballaz;1862;Ormont-Dessous;5410;VD;7.076;46.376;fr
Le Sépey;1863;Ormont-Dessous;5410;VD;7.059;46.366;fr
La Forclaz VD;1866;Ormont-Dessous;5410;VD;7.073;46.342;fr
Vers-l'Eglise;1864;Ormont-Dessus;5411;VD;7.117;46.358;fr
Les Diablerets;1865;Ormont-Dessus;5411;VD;7.176;46.342;fr
Rennaz;1847;Rennaz;5412;VD;6.918;46.376;fr
Roche VD;1852;Roche (VD);5413;VD;6.925;46.359;fr
Villeneuve VD;1844;Villeneuve (VD);5414;VD;6.972;46.406;fr
Yvorne;1853;Yvorne;5415;VD;6.925;46.342;fr
Aubonne;1170;Aubonne;5422;VD;6.387;46.487;fr
Bougy-Villars;1172;Aubonne;5422;VD;6.351;46.485;fr
Montherod;1174;Aubonne;5422;VD;6.355;46.507;fr
Pizy;1174;Aubonne;5422;VD;6.346;46.492;fr
Ballens;1144;Ballens;5423;VD;6.378;46.554;fr
Berolle;1149;Berolle;5424;VD;6.330;46.568;fr
Bière;1145;Bière;5425;VD;6.314;46.549;fr
Berolle;1149;Bière;5425;VD;6.332;46.553;fr
Bougy-Villars;1172;Bougy-Villars;5426;VD;6.353;46.485;fr
Perroy;1166;Féchy;5427;VD;6.377;46.468;fr
Féchy;1173;Féchy;5427;VD;6.374;46.476;fr
Gimel;1188;Gimel;5428;VD;6.289;46.521;fr
Longirod;1261;Longirod;5429;VD;6.241;46.505;fr
Marchissy;1261;Marchissy;5430;VD;6.232;46.493;fr
Mollens VD;1146;Mollens (VD);5431;VD;6.363;46.576;fr
St-George;1188;Saint-George;5434;VD;6.257;46.520;fr
Bière;1145;Saint-Livres;5435;VD;6.363;46.526;fr
St-Livres;1176;Saint-Livres;5435;VD;6.381;46.516;fr
St-Oyens;1187;Saint-Oyens;5436;VD;6.297;46.494;fr
Saubraz;1189;Saubraz;5437;VD;6.326;46.519;fr
Domdidier;1564;Avenches;5451;VD;7.011;46.876;fr
Avenches;1580;Avenches;5451;VD;7.037;46.884;fr
Oleyres;1580;Avenches;5451;VD;7.039;46.855;fr
Donatyre;1580;Avenches;5451;VD;7.061;46.872;fr
Misery;1721;Avenches;5451;VD;7.054;46.857;fr
Cudrefin;1588;Cudrefin;5456;VD;7.034;46.955;fr
Faoug;1595;Faoug;5458;VD;7.073;46.903;fr
Villars-le-Grand;1584;Vully-les-Lacs;5464;VD;7.000;46.904;fr
Salavaux;1585;Vully-les-Lacs;5464;VD;7.026;46.913;fr
Bellerive VD;1585;Vully-les-Lacs;5464;VD;7.022;46.925;fr
Cotterd;1585;Vully-les-Lacs;5464;VD;7.027;46.923;fr
Vallamand;1586;Vully-les-Lacs;5464;VD;7.036;46.933;fr
Montmagny;1587;Vully-les-Lacs;5464;VD;7.007;46.927;fr
Constantine;1587;Vully-les-Lacs;5464;VD;7.012;46.912;fr
Chabrey;1589;Vully-les-Lacs;5464;VD;6.983;46.930;fr
Mur (Vully) VD;1787;Vully-les-Lacs;5464;VD;7.052;46.941;fr
Bettens;1042;Bettens;5471;VD;6.574;46.623;fr
Daillens;1306;Bettens;5471;VD;6.562;46.619;fr
Bournens;1035;Bournens;5472;VD;6.564;46.609;fr
Boussens;1034;Boussens;5473;VD;6.585;46.603;fr
Chavannes-le-Veyron;1148;La Chaux (Cossonay);5474;VD;6.459;46.609;fr
La Chaux (Cossonay);1308;La Chaux (Cossonay);5474;VD;6.467;46.621;fr
Chevilly;1316;La Chaux (Cossonay);5474;VD;6.469;46.634;fr
Chavannes-le-Veyron;1148;Chavannes-le-Veyron;5475;VD;6.447;46.608;fr
Chevilly;1316;Chevilly;5476;VD;6.472;46.643;fr
Cossonay-Ville;1304;Cossonay;5477;VD;6.502;46.616;fr
Allens;1304;Cossonay;5477;VD;6.509;46.598;fr
Cuarnens;1148;Cuarnens;5479;VD;6.434;46.632;fr
Daillens;1306;Daillens;5480;VD;6.549;46.627;fr
Dizy;1304;Dizy;5481;VD;6.496;46.634;fr
Eclépens;1312;Eclépens;5482;VD;6.540;46.652;fr
Ferreyres;1313;Ferreyres;5483;VD;6.481;46.660;fr
Gollion;1124;Gollion;5484;VD;6.510;46.587;fr
Grancy;1117;Grancy;5485;VD;6.460;46.594;fr
L'Isle;1148;L'Isle;5486;VD;6.401;46.623;fr
Villars-Bozon;1148;L'Isle;5486;VD;6.409;46.608;fr
La Coudre;1148;L'Isle;5486;VD;6.400;46.634;fr
Lussery-Villars;1307;Lussery-Villars;5487;VD;6.525;46.632;fr
Mauraz;1148;Mauraz;5488;VD;6.417;46.603;fr
Mex VD;1031;Mex (VD);5489;VD;6.562;46.575;fr
Moiry VD;1148;Moiry;5490;VD;6.453;46.653;fr
Mont-la-Ville;1148;Mont-la-Ville;5491;VD;6.390;46.653;fr
Vaulion;1325;Mont-la-Ville;5491;VD;6.367;46.662;fr
Montricher;1147;Montricher;5492;VD;6.357;46.603;fr
Orny;1317;Orny;5493;VD;6.534;46.672;fr
Bavois;1372;Orny;5493;VD;6.550;46.664;fr
Penthalaz;1305;Penthalaz;5495;VD;6.531;46.614;fr
Penthaz;1303;Penthaz;5496;VD;6.541;46.599;fr
Pompaples;1318;Pompaples;5497;VD;6.522;46.678;fr
La Sarraz;1315;La Sarraz;5498;VD;6.507;46.650;fr
Senarclens;1304;Senarclens;5499;VD;6.483;46.599;fr
Sullens;1036;Sullens;5501;VD;6.567;46.591;fr
Mex VD;1031;Vufflens-la-Ville;5503;VD;6.550;46.565;fr
Vufflens-la-Ville;1302;Vufflens-la-Ville;5503;VD;6.537;46.575;fr
Assens;1042;Assens;5511;VD;6.627;46.616;fr
Bioley-Orjulaz;1042;Assens;5511;VD;6.599;46.619;fr
Bercher;1038;Bercher;5512;VD;6.706;46.690;fr
Bottens;1041;Bottens;5514;VD;6.665;46.615;fr
Bretigny-sur-Morrens;1053;Bretigny-sur-Morrens;5515;VD;6.647;46.599;fr
Cugy VD;1053;Cugy (VD);5516;VD;6.643;46.581;fr
Echallens;1040;Echallens;5518;VD;6.635;46.638;fr
Essertines-sur-Yverdon;1417;Essertines-sur-Yverdon;5520;VD;6.643;46.717;fr
Epautheyres;1417;Essertines-sur-Yverdon;5520;VD;6.646;46.736;fr
Etagnières;1037;Etagnières;5521;VD;6.611;46.601;fr
Fey;1044;Fey;5522;VD;6.680;46.674;fr
Froideville;1055;Froideville;5523;VD;6.692;46.597;fr
Morrens VD;1054;Morrens (VD);5527;VD;6.628;46.592;fr
Oulens-sous-Echallens;1377;Oulens-sous-Echallens;5529;VD;6.572;46.648;fr
Pailly;1416;Pailly;5530;VD;6.675;46.699;fr
Penthéréaz;1375;Penthéréaz;5531;VD;6.605;46.683;fr
Poliez-Pittet;1041;Poliez-Pittet;5533;VD;6.689;46.625;fr
Rueyres;1046;Rueyres;5534;VD;6.693;46.697;fr
St-Barthélemy VD;1040;Saint-Barthélemy (VD);5535;VD;6.602;46.635;fr
Villars-le-Terroir;1040;Villars-le-Terroir;5537;VD;6.644;46.658;fr
Vuarrens;1418;Vuarrens;5539;VD;6.647;46.685;fr
Dommartin;1041;Montilliez;5540;VD;6.696;46.643;fr
Naz;1041;Montilliez;5540;VD;6.694;46.659;fr
Poliez-le-Grand;1041;Montilliez;5540;VD;6.666;46.638;fr
Sugnens;1043;Montilliez;5540;VD;6.674;46.655;fr
Goumoens-la-Ville;1376;Goumoëns;5541;VD;6.612;46.658;fr
Eclagnens;1376;Goumoëns;5541;VD;6.593;46.648;fr
Goumoens-le-Jux;1376;Goumoëns;5541;VD;6.587;46.667;fr
Fontanezier;1423;Bonvillars;5551;VD;6.665;46.865;fr
Bonvillars;1427;Bonvillars;5551;VD;6.672;46.843;fr
Les Rasses;1452;Bullet;5552;VD;6.536;46.839;fr
Bullet;1453;Bullet;5552;VD;6.561;46.849;fr
Champagne;1424;Champagne;5553;VD;6.654;46.836;fr
Concise;1426;Concise;5554;VD;6.726;46.865;fr
Vaumarcus;2028;Concise;5554;VD;6.748;46.870;fr
Corcelles-près-Concise;1426;Corcelles-près-Concise;5555;VD;6.700;46.851;fr
Fiez;1420;Fiez;5556;VD;6.628;46.828;fr
Bullet;1453;Fiez;5556;VD;6.549;46.864;fr
Fontaines-sur-Grandson;1421;Fontaines-sur-Grandson;5557;VD;6.617;46.833;fr
Mauborget;1453;Fontaines-sur-Grandson;5557;VD;6.585;46.872;fr
Giez;1429;Giez;5559;VD;6.610;46.814;fr
Grandevent;1421;Grandevent;5560;VD;6.606;46.842;fr
Bullet;1453;Grandevent;5560;VD;6.591;46.846;fr
Mauborget;1453;Grandevent;5560;VD;6.590;46.853;fr
Grandson;1422;Grandson;5561;VD;6.639;46.812;fr
Mauborget;1453;Mauborget;5562;VD;6.611;46.869;fr
Mutrux;1428;Mutrux;5563;VD;6.726;46.881;fr
Novalles;1431;Novalles;5564;VD;6.593;46.833;fr
Onnens VD;1425;Onnens (VD);5565;VD;6.687;46.844;fr
Provence;1428;Provence;5566;VD;6.703;46.895;fr
Couvet;2108;Provence;5566;VD;6.695;46.921;fr
Vuiteboeuf;1445;Sainte-Croix;5568;VD;6.550;46.812;fr
Ste-Croix;1450;Sainte-Croix;5568;VD;6.501;46.829;fr
La Sagne (Ste-Croix);1450;Sainte-Croix;5568;VD;6.498;46.809;fr
Le Château-de-Ste-Croix;1450;Sainte-Croix;5568;VD;6.532;46.817;fr
Les Rasses;1452;Sainte-Croix;5568;VD;6.527;46.830;fr
L'Auberson;1454;Sainte-Croix;5568;VD;6.463;46.814;fr
La Vraconnaz;1454;Sainte-Croix;5568;VD;6.477;46.844;fr
Villars-Burquin;1423;Tévenon;5571;VD;6.626;46.847;fr
Fontanezier;1423;Tévenon;5571;VD;6.660;46.861;fr
Romairon;1423;Tévenon;5571;VD;6.643;46.850;fr
Vaugondry;1423;Tévenon;5571;VD;6.636;46.846;fr
Mauborget;1453;Tévenon;5571;VD;6.625;46.879;fr
Belmont-sur-Lausanne;1092;Belmont-sur-Lausanne;5581;VD;6.691;46.529;fr
Cheseaux-sur-Lausanne;1033;Cheseaux-sur-Lausanne;5582;VD;6.596;46.583;fr
Crissier;1023;Crissier;5583;VD;6.578;46.555;fr
Cheseaux-sur-Lausanne;1033;Crissier;5583;VD;6.578;46.574;fr
Epalinges;1066;Epalinges;5584;VD;6.667;46.553;fr
Jouxtens-Mézery;1008;Jouxtens-Mézery;5585;VD;6.596;46.553;fr
Lausanne 25;1000;Lausanne;5586;VD;6.689;46.574;fr
Lausanne 26;1000;Lausanne;5586;VD;6.697;46.553;fr
Lausanne 27;1000;Lausanne;5586;VD;6.681;46.542;fr
Lausanne;1003;Lausanne;5586;VD;6.630;46.520;fr
Lausanne;1004;Lausanne;5586;VD;6.619;46.528;fr
Lausanne;1005;Lausanne;5586;VD;6.643;46.520;fr
Lausanne;1006;Lausanne;5586;VD;6.637;46.511;fr
Lausanne;1007;Lausanne;5586;VD;6.610;46.517;fr
Lausanne;1010;Lausanne;5586;VD;6.659;46.536;fr
Lausanne;1011;Lausanne;5586;VD;6.643;46.526;fr
Lausanne;1012;Lausanne;5586;VD;6.657;46.526;fr
Lausanne;1018;Lausanne;5586;VD;6.629;46.539;fr
Crissier;1023;Lausanne;5586;VD;6.588;46.557;fr
Romanel-sur-Lausanne;1032;Lausanne;5586;VD;6.611;46.571;fr
Cheseaux-sur-Lausanne;1033;Lausanne;5586;VD;6.602;46.576;fr
Cugy VD;1053;Lausanne;5586;VD;6.658;46.586;fr
Le Mont-sur-Lausanne;1052;Le Mont-sur-Lausanne;5587;VD;6.639;46.558;fr
Paudex;1094;Paudex;5588;VD;6.673;46.508;fr
Lutry;1095;Paudex;5588;VD;6.676;46.509;fr
Prilly;1008;Prilly;5589;VD;6.604;46.537;fr
Pully;1009;Pully;5590;VD;6.657;46.512;fr
Les Monts-de-Pully;1068;Pully;5590;VD;6.683;46.534;fr
Prilly;1008;Renens (VD);5591;VD;6.600;46.528;fr
Renens VD;1020;Renens (VD);5591;VD;6.590;46.536;fr
Romanel-sur-Lausanne;1032;Romanel-sur-Lausanne;5592;VD;6.608;46.564;fr
Chexbres;1071;Chexbres;5601;VD;6.779;46.484;fr
Forel (Lavaux);1072;Forel (Lavaux);5604;VD;6.764;46.543;fr
Les Cullayes;1080;Forel (Lavaux);5604;VD;6.760;46.565;fr
Grandvaux;1091;Forel (Lavaux);5604;VD;6.741;46.513;fr
La Croix (Lutry);1090;Lutry;5606;VD;6.702;46.524;fr
Belmont-sur-Lausanne;1092;Lutry;5606;VD;6.692;46.524;fr
La Conversion;1093;Lutry;5606;VD;6.686;46.514;fr
Lutry;1095;Lutry;5606;VD;6.692;46.506;fr
Puidoux;1070;Puidoux;5607;VD;6.788;46.512;fr
Rivaz;1071;Puidoux;5607;VD;6.777;46.475;fr
Cully;1096;Puidoux;5607;VD;6.755;46.485;fr
Epesses;1098;Puidoux;5607;VD;6.758;46.486;fr
Les Thioleyres;1607;Puidoux;5607;VD;6.808;46.540;fr
Chexbres;1071;Rivaz;5609;VD;6.778;46.479;fr
Rivaz;1071;Rivaz;5609;VD;6.780;46.477;fr
St-Saphorin (Lavaux);1071;Saint-Saphorin (Lavaux);5610;VD;6.792;46.480;fr
Savigny;1073;Savigny;5611;VD;6.726;46.538;fr
Mollie-Margot;1073;Savigny;5611;VD;6.738;46.562;fr
La Croix (Lutry);1090;Savigny;5611;VD;6.716;46.518;fr
Aran;1091;Savigny;5611;VD;6.720;46.518;fr
Puidoux;1070;Bourg-en-Lavaux;5613;VD;6.754;46.505;fr
Grandvaux;1091;Bourg-en-Lavaux;5613;VD;6.729;46.507;fr
Aran;1091;Bourg-en-Lavaux;5613;VD;6.717;46.511;fr
Chenaux;1091;Bourg-en-Lavaux;5613;VD;6.731;46.496;fr
Lutry;1095;Bourg-en-Lavaux;5613;VD;6.707;46.502;fr
Cully;1096;Bourg-en-Lavaux;5613;VD;6.727;46.488;fr
Villette (Lavaux);1096;Bourg-en-Lavaux;5613;VD;6.709;46.496;fr
Riex;1097;Bourg-en-Lavaux;5613;VD;6.742;46.501;fr
Epesses;1098;Bourg-en-Lavaux;5613;VD;6.752;46.499;fr
Aclens;1123;Aclens;5621;VD;6.509;46.569;fr
Bremblens;1121;Bremblens;5622;VD;6.521;46.550;fr
Buchillon;1164;Buchillon;5623;VD;6.409;46.467;fr
Bussigny;1030;Bussigny;5624;VD;6.547;46.554;fr
Lausanne;1015;Chavannes-près-Renens;5627;VD;6.584;46.523;fr
Chavannes-près-Renens;1022;Chavannes-près-Renens;5627;VD;6.578;46.531;fr
Chigny;1134;Chigny;5628;VD;6.478;46.516;fr
Clarmont;1127;Clarmont;5629;VD;6.450;46.549;fr
Denens;1135;Denens;5631;VD;6.453;46.518;fr
Denges;1026;Denges;5632;VD;6.539;46.522;fr
Echandens;1026;Echandens;5633;VD;6.537;46.541;fr
Echichens;1112;Echichens;5634;VD;6.494;46.530;fr
St-Saphorin-sur-Morges;1113;Echichens;5634;VD;6.490;46.545;fr
Colombier VD;1114;Echichens;5634;VD;6.470;46.556;fr
Monnaz;1125;Echichens;5634;VD;6.480;46.531;fr
Lausanne;1015;Ecublens (VD);5635;VD;6.570;46.521;fr
Ecublens VD;1024;Ecublens (VD);5635;VD;6.560;46.529;fr
Etoy;1163;Etoy;5636;VD;6.422;46.483;fr
Aubonne;1170;Lavigny;5637;VD;6.408;46.488;fr
Lavigny;1175;Lavigny;5637;VD;6.409;46.501;fr
Lonay;1027;Lonay;5638;VD;6.519;46.530;fr
Lully VD;1132;Lully (VD);5639;VD;6.464;46.505;fr
St-Prex;1162;Lully (VD);5639;VD;6.471;46.495;fr
Lussy-sur-Morges;1167;Lussy-sur-Morges;5640;VD;6.448;46.501;fr
Morges;1110;Morges;5642;VD;6.495;46.514;fr
Préverenges;1028;Préverenges;5643;VD;6.529;46.518;fr
Romanel-sur-Morges;1122;Romanel-sur-Morges;5645;VD;6.509;46.556;fr
St-Prex;1162;Saint-Prex;5646;VD;6.447;46.485;fr
Lausanne;1015;Saint-Sulpice (VD);5648;VD;6.582;46.519;fr
St-Sulpice VD;1025;Saint-Sulpice (VD);5648;VD;6.557;46.513;fr
Tolochenaz;1131;Tolochenaz;5649;VD;6.477;46.503;fr
Vaux-sur-Morges;1126;Vaux-sur-Morges;5650;VD;6.464;46.538;fr
Villars-Ste-Croix;1029;Villars-Sainte-Croix;5651;VD;6.563;46.566;fr
Villars-sous-Yens;1168;Villars-sous-Yens;5652;VD;6.429;46.507;fr
Vufflens-le-Château;1134;Vufflens-le-Château;5653;VD;6.470;46.524;fr
Vullierens;1115;Vullierens;5654;VD;6.479;46.576;fr
Yens;1169;Yens;5655;VD;6.406;46.525;fr
Cottens VD;1116;Hautemorges;5656;VD;6.453;46.572;fr
Reverolle;1128;Hautemorges;5656;VD;6.440;46.543;fr
Bussy-Chardonney;1136;Hautemorges;5656;VD;6.438;46.531;fr
Sévery;1141;Hautemorges;5656;VD;6.442;46.573;fr
Pampigny;1142;Hautemorges;5656;VD;6.416;46.585;fr
Apples;1143;Hautemorges;5656;VD;6.419;46.555;fr
Bercher;1038;Boulens;5661;VD;6.717;46.695;fr
Boulens;1063;Boulens;5661;VD;6.719;46.682;fr
Bussy-sur-Moudon;1514;Bussy-sur-Moudon;5663;VD;6.811;46.691;fr
Moudon;1510;Chavannes-sur-Moudon;5665;VD;6.823;46.670;fr
Chavannes-sur-Moudon;1512;Chavannes-sur-Moudon;5665;VD;6.814;46.658;fr
Curtilles;1521;Curtilles;5669;VD;6.849;46.698;fr
Dompierre VD;1682;Dompierre (VD);5671;VD;6.881;46.712;fr
Peney-le-Jorat;1059;Hermenches;5673;VD;6.742;46.639;fr
Hermenches;1513;Hermenches;5673;VD;6.755;46.640;fr
Lovatens;1682;Lovatens;5674;VD;6.867;46.694;fr
Lucens;1522;Lucens;5675;VD;6.837;46.709;fr
Oulens-sur-Lucens;1522;Lucens;5675;VD;6.815;46.707;fr
Forel-sur-Lucens;1526;Lucens;5675;VD;6.824;46.726;fr
Cremin;1526;Lucens;5675;VD;6.841;46.724;fr
Brenles;1683;Lucens;5675;VD;6.857;46.669;fr
Chesalles-sur-Moudon;1683;Lucens;5675;VD;6.835;46.675;fr
Sarzens;1683;Lucens;5675;VD;6.850;46.683;fr
Moudon;1510;Moudon;5678;VD;6.791;46.670;fr
Ogens;1045;Ogens;5680;VD;6.724;46.708;fr
Prévonloup;1682;Prévonloup;5683;VD;6.883;46.697;fr
Rossenges;1513;Rossenges;5684;VD;6.775;46.655;fr
Syens;1510;Syens;5688;VD;6.777;46.642;fr
Villars-le-Comte;1515;Villars-le-Comte;5690;VD;6.801;46.713;fr
Vucherens;1509;Vucherens;5692;VD;6.775;46.628;fr
Bercher;1038;Montanaire;5693;VD;6.718;46.696;fr
Chapelle-sur-Moudon;1063;Montanaire;5693;VD;6.737;46.671;fr
Martherenges;1063;Montanaire;5693;VD;6.756;46.661;fr
Peyres-Possens;1063;Montanaire;5693;VD;6.709;46.663;fr
Chanéaz;1409;Montanaire;5693;VD;6.743;46.729;fr
Thierrens;1410;Montanaire;5693;VD;6.758;46.703;fr
Correvon;1410;Montanaire;5693;VD;6.740;46.717;fr
Denezy;1410;Montanaire;5693;VD;6.786;46.722;fr
St-Cierges;1410;Montanaire;5693;VD;6.735;46.690;fr
Neyruz-sur-Moudon;1515;Montanaire;5693;VD;6.789;46.698;fr
Arnex-sur-Nyon;1277;Arnex-sur-Nyon;5701;VD;6.193;46.373;fr
St-Cergue;1264;Arzier-Le Muids;5702;VD;6.130;46.469;fr
Arzier-Le Muids;1273;Arzier-Le Muids;5702;VD;6.133;46.491;fr
Bassins;1269;Bassins;5703;VD;6.200;46.488;fr
Begnins;1268;Begnins;5704;VD;6.253;46.447;fr
Bogis-Bossey;1279;Bogis-Bossey;5705;VD;6.165;46.355;fr
Borex;1277;Borex;5706;VD;6.180;46.379;fr
Chavannes-de-Bogis;1279;Chavannes-de-Bogis;5707;VD;6.153;46.339;fr
Chavannes-des-Bois;1290;Chavannes-des-Bois;5708;VD;6.137;46.315;fr
Chéserex;1275;Chéserex;5709;VD;6.148;46.411;fr
Gingins;1276;Chéserex;5709;VD;6.100;46.425;fr
Coinsins;1267;Coinsins;5710;VD;6.236;46.425;fr
Commugny;1291;Commugny;5711;VD;6.164;46.324;fr
Coppet;1296;Coppet;5712;VD;6.189;46.321;fr
Founex;1297;Coppet;5712;VD;6.188;46.328;fr
Crans VD;1299;Crans (VD);5713;VD;6.202;46.363;fr
Crassier;1263;Crassier;5714;VD;6.169;46.376;fr
Duillier;1266;Duillier;5715;VD;6.231;46.409;fr
Eysins;1262;Eysins;5716;VD;6.205;46.379;fr
Founex;1297;Founex;5717;VD;6.184;46.336;fr
Genolier;1272;Genolier;5718;VD;6.222;46.434;fr
Gingins;1276;Gingins;5719;VD;6.154;46.425;fr
Givrins;1271;Givrins;5720;VD;6.194;46.433;fr
Genolier;1272;Givrins;5720;VD;6.199;46.438;fr
Gland;1196;Gland;5721;VD;6.275;46.414;fr
Grens;1274;Grens;5722;VD;6.191;46.396;fr
Versoix;1290;Mies;5723;VD;6.157;46.299;fr
Mies;1295;Mies;5723;VD;6.170;46.304;fr
Nyon;1260;Nyon;5724;VD;6.227;46.383;fr
Prangins;1197;Prangins;5725;VD;6.256;46.402;fr
Nyon;1260;Prangins;5725;VD;6.240;46.394;fr
Chéserex;1275;La Rippe;5726;VD;6.148;46.399;fr
La Rippe;1278;La Rippe;5726;VD;6.120;46.405;fr
St-Cergue;1264;Saint-Cergue;5727;VD;6.138;46.451;fr
La Cure;1265;Saint-Cergue;5727;VD;6.095;46.463;fr
Gingins;1276;Saint-Cergue;5727;VD;6.175;46.426;fr
Signy;1274;Signy-Avenex;5728;VD;6.203;46.393;fr
Tannay;1295;Tannay;5729;VD;6.172;46.311;fr
Trélex;1270;Trélex;5730;VD;6.195;46.419;fr
Le Vaud;1261;Le Vaud;5731;VD;6.234;46.480;fr
Vich;1267;Vich;5732;VD;6.250;46.430;fr
L'Abergement;1355;L'Abergement;5741;VD;6.482;46.754;fr
Lignerolle;1357;L'Abergement;5741;VD;6.447;46.765;fr
Agiez;1352;Agiez;5742;VD;6.509;46.716;fr
Arnex-sur-Orbe;1321;Arnex-sur-Orbe;5743;VD;6.518;46.695;fr
Ballaigues;1338;Ballaigues;5744;VD;6.410;46.735;fr
Baulmes;1446;Baulmes;5745;VD;6.504;46.787;fr
L'Auberson;1454;Baulmes;5745;VD;6.450;46.799;fr
Bavois;1372;Bavois;5746;VD;6.565;46.681;fr
Bofflens;1353;Bofflens;5747;VD;6.495;46.703;fr
Bretonnières;1329;Bretonnières;5748;VD;6.470;46.714;fr
Chavornay;1373;Chavornay;5749;VD;6.564;46.705;fr
Corcelles-sur-Chavornay;1374;Chavornay;5749;VD;6.607;46.699;fr
Essert-Pittet;1435;Chavornay;5749;VD;6.580;46.727;fr
Les Clées;1356;Les Clées;5750;VD;6.465;46.729;fr
La Russille;1356;Les Clées;5750;VD;6.490;46.740;fr
Croy;1322;Croy;5752;VD;6.485;46.686;fr
Juriens;1326;Juriens;5754;VD;6.442;46.679;fr
Lignerolle;1357;Lignerolle;5755;VD;6.444;46.752;fr
Montcherand;1354;Montcherand;5756;VD;6.511;46.735;fr
Orbe;1350;Orbe;5757;VD;6.543;46.723;fr
La Praz;1148;La Praz;5758;VD;6.425;46.669;fr
Premier;1324;Premier;5759;VD;6.445;46.712;fr
Rances;1439;Rances;5760;VD;6.515;46.765;fr
Romainmôtier;1323;Romainmôtier-Envy;5761;VD;6.456;46.672;fr
Sergey;1355;Sergey;5762;VD;6.501;46.752;fr
Valeyres-sous-Rances;1358;Valeyres-sous-Rances;5763;VD;6.538;46.748;fr
Vallorbe;1337;Vallorbe;5764;VD;6.375;46.708;fr
Vaulion;1325;Vaulion;5765;VD;6.374;46.682;fr
Champvent;1443;Vuiteboeuf;5766;VD;6.571;46.796;fr
Vuiteboeuf;1445;Vuiteboeuf;5766;VD;6.551;46.806;fr
Corcelles-le-Jorat;1082;Corcelles-le-Jorat;5785;VD;6.730;46.599;fr
Hermenches;1513;Corcelles-le-Jorat;5785;VD;6.745;46.623;fr
Maracon;1613;Maracon;5790;VD;6.875;46.556;fr
Montpreveyres;1081;Montpreveyres;5792;VD;6.738;46.582;fr
Ropraz;1088;Ropraz;5798;VD;6.751;46.610;fr
Servion;1077;Servion;5799;VD;6.780;46.574;fr
Les Cullayes;1080;Servion;5799;VD;6.756;46.572;fr
Carrouge VD;1084;Vulliens;5803;VD;6.789;46.601;fr
Vulliens;1085;Vulliens;5803;VD;6.792;46.625;fr
Montaubion-Chardonney;1041;Jorat-Menthue;5804;VD;6.714;46.646;fr
Villars-Tiercelin;1058;Jorat-Menthue;5804;VD;6.713;46.617;fr
Peney-le-Jorat;1059;Jorat-Menthue;5804;VD;6.729;46.629;fr
Villars-Mendraz;1061;Jorat-Menthue;5804;VD;6.727;46.648;fr
Sottens;1062;Jorat-Menthue;5804;VD;6.747;46.651;fr
Peyres-Possens;1063;Jorat-Menthue;5804;VD;6.718;46.659;fr
Essertes;1078;Oron;5805;VD;6.788;46.562;fr
Palézieux;1607;Oron;5805;VD;6.840;46.543;fr
Palézieux-Village;1607;Oron;5805;VD;6.835;46.552;fr
Les Tavernes;1607;Oron;5805;VD;6.810;46.553;fr
Les Thioleyres;1607;Oron;5805;VD;6.814;46.537;fr
Oron-le-Châtel;1608;Oron;5805;VD;6.840;46.573;fr
Bussigny-sur-Oron;1608;Oron;5805;VD;6.863;46.570;fr
Chesalles-sur-Oron;1608;Oron;5805;VD;6.853;46.573;fr
Oron-la-Ville;1610;Oron;5805;VD;6.825;46.570;fr
Châtillens;1610;Oron;5805;VD;6.806;46.562;fr
Vuibroye;1610;Oron;5805;VD;6.805;46.571;fr
Ecoteaux;1612;Oron;5805;VD;6.857;46.551;fr
Ferlens VD;1076;Jorat-Mézières;5806;VD;6.787;46.590;fr
Mézières VD;1083;Jorat-Mézières;5806;VD;6.764;46.588;fr
Carrouge VD;1084;Jorat-Mézières;5806;VD;6.775;46.602;fr
Champtauroz;1537;Champtauroz;5812;VD;6.786;46.759;fr
Chevroux;1545;Chevroux;5813;VD;6.911;46.890;fr
Corcelles-près-Payerne;1562;Corcelles-près-Payerne;5816;VD;6.966;46.846;fr
Cousset;1774;Corcelles-près-Payerne;5816;VD;6.971;46.827;fr
Grandcour;1543;Grandcour;5817;VD;6.928;46.874;fr
Henniez;1525;Henniez;5819;VD;6.887;46.742;fr
Missy;1565;Missy;5821;VD;6.974;46.878;fr
Payerne;1530;Payerne;5822;VD;6.931;46.826;fr
Vers-chez-Perrin;1551;Payerne;5822;VD;6.948;46.797;fr
Corcelles-près-Payerne;1562;Payerne;5822;VD;6.947;46.845;fr
Trey;1552;Trey;5827;VD;6.923;46.773;fr
Treytorrens (Payerne);1538;Treytorrens (Payerne);5828;VD;6.804;46.775;fr
Sédeilles;1554;Villarzel;5830;VD;6.931;46.744;fr
Rossens VD;1554;Villarzel;5830;VD;6.923;46.733;fr
Villarzel;1555;Villarzel;5830;VD;6.908;46.742;fr
Nuvilly;1485;Valbroye;5831;VD;6.840;46.777;fr
Granges-près-Marnand;1523;Valbroye;5831;VD;6.884;46.767;fr
Marnand;1524;Valbroye;5831;VD;6.902;46.759;fr
Seigneux;1525;Valbroye;5831;VD;6.875;46.729;fr
Sassel;1534;Valbroye;5831;VD;6.859;46.777;fr
Combremont-le-Grand;1535;Valbroye;5831;VD;6.823;46.765;fr
Combremont-le-Petit;1536;Valbroye;5831;VD;6.803;46.746;fr
Villars-Bramard;1682;Valbroye;5831;VD;6.903;46.721;fr
Cerniaz VD;1682;Valbroye;5831;VD;6.899;46.729;fr
Rougemont;1659;Château-d'Oex;5841;VD;7.180;46.476;fr
Flendruz;1659;Château-d'Oex;5841;VD;7.161;46.514;fr
Château-d'Oex;1660;Château-d'Oex;5841;VD;7.150;46.475;fr
Les Moulins;1660;Château-d'Oex;5841;VD;7.091;46.451;fr
L'Etivaz;1660;Château-d'Oex;5841;VD;7.162;46.408;fr
La Lécherette;1660;Château-d'Oex;5841;VD;7.089;46.421;fr
Rossinière;1658;Rossinière;5842;VD;7.062;46.467;fr
La Tine;1658;Rossinière;5842;VD;7.048;46.472;fr
Rougemont;1659;Rougemont;5843;VD;7.213;46.488;fr
Flendruz;1659;Rougemont;5843;VD;7.172;46.515;fr
Allaman;1165;Allaman;5851;VD;6.393;46.470;fr
Bursinel;1195;Bursinel;5852;VD;6.310;46.442;fr
Bursins;1183;Bursins;5853;VD;6.289;46.449;fr
Burtigny;1268;Bursins;5853;VD;6.279;46.463;fr
Burtigny;1268;Burtigny;5854;VD;6.266;46.471;fr
Dully;1195;Dully;5855;VD;6.295;46.431;fr
Rolle;1180;Essertines-sur-Rolle;5856;VD;6.321;46.469;fr
Tartegnin;1180;Essertines-sur-Rolle;5856;VD;6.319;46.466;fr
Mont-sur-Rolle;1185;Essertines-sur-Rolle;5856;VD;6.324;46.464;fr
Essertines-sur-Rolle;1186;Essertines-sur-Rolle;5856;VD;6.305;46.485;fr
Rolle;1180;Gilly;5857;VD;6.318;46.449;fr
Gilly;1182;Gilly;5857;VD;6.300;46.462;fr
Bursins;1183;Gilly;5857;VD;6.299;46.447;fr
Essertines-sur-Rolle;1186;Gilly;5857;VD;6.299;46.478;fr
Bursinel;1195;Gilly;5857;VD;6.309;46.448;fr
Luins;1184;Luins;5858;VD;6.277;46.438;fr
Mont-sur-Rolle;1185;Mont-sur-Rolle;5859;VD;6.338;46.478;fr
Perroy;1166;Perroy;5860;VD;6.358;46.471;fr
Rolle;1180;Rolle;5861;VD;6.328;46.460;fr
Tartegnin;1180;Tartegnin;5862;VD;6.315;46.467;fr
Vinzel;1184;Vinzel;5863;VD;6.279;46.448;fr
Burtigny;1268;Vinzel;5863;VD;6.272;46.456;fr
Le Pont;1342;L'Abbaye;5871;VD;6.337;46.670;fr
L'Abbaye;1344;L'Abbaye;5871;VD;6.325;46.636;fr
Les Bioux;1346;L'Abbaye;5871;VD;6.294;46.611;fr
L'Orient;1341;Le Chenit;5872;VD;6.262;46.593;fr
Le Sentier;1347;Le Chenit;5872;VD;6.200;46.612;fr
Le Solliat;1347;Le Chenit;5872;VD;6.220;46.626;fr
Le Brassus;1348;Le Chenit;5872;VD;6.198;46.569;fr
Les Charbonnières;1343;Le Lieu;5873;VD;6.298;46.678;fr
Le Lieu;1345;Le Lieu;5873;VD;6.260;46.652;fr
Le Séchey;1345;Le Lieu;5873;VD;6.298;46.657;fr
Le Mont-Pèlerin;1801;Chardonne;5882;VD;6.825;46.496;fr
Chardonne;1803;Chardonne;5882;VD;6.819;46.478;fr
Corseaux;1802;Corseaux;5883;VD;6.827;46.471;fr
Corsier-sur-Vevey;1804;Corsier-sur-Vevey;5884;VD;6.851;46.478;fr
Jongny;1805;Corsier-sur-Vevey;5884;VD;6.844;46.477;fr
Les Monts-de-Corsier;1808;Corsier-sur-Vevey;5884;VD;6.875;46.501;fr
Fenil-sur-Corsier;1809;Corsier-sur-Vevey;5884;VD;6.868;46.486;fr
Chardonne;1803;Jongny;5885;VD;6.840;46.480;fr
Corsier-sur-Vevey;1804;Jongny;5885;VD;6.846;46.478;fr
Jongny;1805;Jongny;5885;VD;6.845;46.487;fr
Blonay;1807;Montreux;5886;VD;6.895;46.456;fr
Clarens;1815;Montreux;5886;VD;6.890;46.446;fr
Chailly-Montreux;1816;Montreux;5886;VD;6.892;46.453;fr
Brent;1817;Montreux;5886;VD;6.904;46.453;fr
Montreux;1820;Montreux;5886;VD;6.912;46.435;fr
Territet;1820;Montreux;5886;VD;6.925;46.425;fr
Chernex;1822;Montreux;5886;VD;6.918;46.440;fr
Glion;1823;Montreux;5886;VD;6.934;46.439;fr
Caux;1824;Montreux;5886;VD;6.968;46.443;fr
Chamby;1832;Montreux;5886;VD;6.919;46.453;fr
Villard-sur-Chamby;1832;Montreux;5886;VD;6.931;46.467;fr
Les Avants;1833;Montreux;5886;VD;6.955;46.466;fr
La Tour-de-Peilz;1814;La Tour-de-Peilz;5889;VD;6.868;46.455;fr
Vevey;1800;Vevey;5890;VD;6.848;46.464;fr
Veytaux;1820;Veytaux;5891;VD;6.958;46.428;fr
St-Légier-La Chiésaz;1806;Blonay - Saint-Légier;5892;VD;6.907;46.501;fr
Blonay;1807;Blonay - Saint-Légier;5892;VD;6.908;46.476;fr
Belmont-sur-Yverdon;1432;Belmont-sur-Yverdon;5902;VD;6.625;46.738;fr
Ogens;1045;Bioley-Magnoux;5903;VD;6.731;46.720;fr
Bioley-Magnoux;1407;Bioley-Magnoux;5903;VD;6.715;46.727;fr
Chamblon;1436;Chamblon;5904;VD;6.597;46.777;fr
Champvent;1443;Champvent;5905;VD;6.563;46.785;fr
Essert-sous-Champvent;1443;Champvent;5905;VD;6.584;46.794;fr
Villars-sous-Champvent;1443;Champvent;5905;VD;6.584;46.785;fr
Chavannes-le-Chêne;1464;Chavannes-le-Chêne;5907;VD;6.780;46.780;fr
Chêne-Pâquier;1464;Chêne-Pâquier;5908;VD;6.771;46.766;fr
Cheseaux-Noréaz;1400;Cheseaux-Noréaz;5909;VD;6.688;46.790;fr
Cronay;1406;Cronay;5910;VD;6.701;46.755;fr
Cheseaux-Noréaz;1400;Cuarny;5911;VD;6.674;46.776;fr
Cuarny;1404;Cuarny;5911;VD;6.691;46.771;fr
Démoret;1415;Démoret;5912;VD;6.759;46.749;fr
Donneloye;1407;Donneloye;5913;VD;6.720;46.747;fr
Gossens;1407;Donneloye;5913;VD;6.697;46.740;fr
Mézery-près-Donneloye;1407;Donneloye;5913;VD;6.731;46.753;fr
Prahins;1408;Donneloye;5913;VD;6.733;46.736;fr
Ependes VD;1434;Ependes (VD);5914;VD;6.603;46.746;fr
Mathod;1438;Mathod;5919;VD;6.568;46.762;fr
Molondin;1415;Molondin;5921;VD;6.749;46.765;fr
Montagny-près-Yverdon;1442;Montagny-près-Yverdon;5922;VD;6.610;46.789;fr
Oppens;1047;Oppens;5923;VD;6.695;46.716;fr
Orges;1430;Orges;5924;VD;6.581;46.812;fr
Orzens;1413;Orzens;5925;VD;6.684;46.729;fr
Pomy;1405;Pomy;5926;VD;6.669;46.759;fr
Rovray;1463;Rovray;5928;VD;6.767;46.787;fr
Suchy;1433;Suchy;5929;VD;6.604;46.721;fr
Suscévaz;1437;Suscévaz;5930;VD;6.587;46.763;fr
Treycovagnes;1436;Treycovagnes;5931;VD;6.607;46.771;fr
Ursins;1412;Ursins;5932;VD;6.670;46.735;fr
Valeyres-sous-Montagny;1441;Valeyres-sous-Montagny;5933;VD;6.602;46.801;fr
Valeyres-sous-Ursins;1412;Valeyres-sous-Ursins;5934;VD;6.654;46.745;fr
Villars-Epeney;1404;Villars-Epeney;5935;VD;6.698;46.783;fr
Vugelles-La Mothe;1431;Vugelles-La Mothe;5937;VD;6.576;46.825;fr
Yverdon-les-Bains;1400;Yverdon-les-Bains;5938;VD;6.642;46.776;fr
Gressy;1432;Yverdon-les-Bains;5938;VD;6.637;46.751;fr
Yvonand;1462;Yvonand;5939;VD;6.731;46.789;fr
Brig;3900;Brig-Glis;6002;VS;7.997;46.314;de
Gamsen;3900;Brig-Glis;6002;VS;7.945;46.295;de
Brigerbad;3900;Brig-Glis;6002;VS;7.924;46.302;de
Glis;3902;Brig-Glis;6002;VS;7.983;46.292;de
Baltschieder;3937;Eggerberg;6004;VS;7.874;46.305;de
Eggerberg;3939;Eggerberg;6004;VS;7.887;46.319;de
Brig;3900;Naters;6007;VS;8.001;46.323;de
Mund;3903;Naters;6007;VS;7.921;46.358;de
Birgisch;3903;Naters;6007;VS;7.964;46.332;de
Naters;3904;Naters;6007;VS;7.982;46.336;de
Blatten b. Naters;3914;Naters;6007;VS;7.992;46.368;de
Belalp;3914;Naters;6007;VS;7.978;46.416;de
Brig;3900;Ried-Brig;6008;VS;8.003;46.320;de
Rothwald;3901;Ried-Brig;6008;VS;8.068;46.278;de
Ried-Brig;3911;Ried-Brig;6008;VS;8.043;46.289;de
Simplon Dorf;3907;Simplon;6009;VS;8.064;46.202;de
Simplon Hospiz;3907;Simplon;6009;VS;8.011;46.235;de
Gabi (Simplon);3907;Simplon;6009;VS;8.083;46.187;de
Brig;3900;Termen;6010;VS;8.006;46.323;de
Termen;3912;Termen;6010;VS;8.048;46.331;de
Rosswald;3913;Termen;6010;VS;8.079;46.314;de
Bitsch;3982;Termen;6010;VS;8.016;46.332;de
Simplon Dorf;3907;Zwischbergen;6011;VS;8.110;46.226;de
Gabi (Simplon);3907;Zwischbergen;6011;VS;8.075;46.181;de
Gondo;3907;Zwischbergen;6011;VS;8.091;46.146;de
Ardon;1957;Ardon;6021;VS;7.239;46.235;fr
Riddes;1908;Chamoson;6022;VS;7.230;46.178;fr
Chamoson;1955;Chamoson;6022;VS;7.220;46.201;fr
Mayens-de-Chamoson;1955;Chamoson;6022;VS;7.166;46.222;fr
Les Vérines (Chamoson);1955;Chamoson;6022;VS;7.204;46.223;fr
Némiaz (Chamoson);1955;Chamoson;6022;VS;7.226;46.215;fr
Grugnay (Chamoson);1955;Chamoson;6022;VS;7.215;46.208;fr
St-Pierre-de-Clages;1955;Chamoson;6022;VS;7.242;46.190;fr
Vétroz;1963;Conthey;6023;VS;7.261;46.222;fr
Conthey;1964;Conthey;6023;VS;7.302;46.218;fr
Savièse;1965;Conthey;6023;VS;7.313;46.304;fr
St-Séverin;1975;Conthey;6023;VS;7.304;46.239;fr
Erde;1976;Conthey;6023;VS;7.294;46.271;fr
Aven;1976;Conthey;6023;VS;7.221;46.268;fr
Daillon;1976;Conthey;6023;VS;7.309;46.256;fr
Veysonnaz;1993;Nendaz;6024;VS;7.338;46.190;fr
Clèbes (Nendaz);1993;Nendaz;6024;VS;7.348;46.183;fr
Aproz (Nendaz);1994;Nendaz;6024;VS;7.307;46.203;fr
Basse-Nendaz;1996;Nendaz;6024;VS;7.308;46.193;fr
Fey (Nendaz);1996;Nendaz;6024;VS;7.273;46.189;fr
Bieudron (Nendaz);1996;Nendaz;6024;VS;7.266;46.191;fr
Condémines (Nendaz);1996;Nendaz;6024;VS;7.259;46.177;fr
Saclentse;1996;Nendaz;6024;VS;7.317;46.172;fr
Baar (Nendaz);1996;Nendaz;6024;VS;7.329;46.204;fr
Beuson (Nendaz);1996;Nendaz;6024;VS;7.336;46.175;fr
Brignon (Nendaz);1996;Nendaz;6024;VS;7.327;46.194;fr
Haute-Nendaz;1997;Nendaz;6024;VS;7.288;46.166;fr
Siviez (Nendaz);1997;Nendaz;6024;VS;7.321;46.121;fr
Sornard (Nendaz);1997;Nendaz;6024;VS;7.304;46.189;fr
Vétroz;1963;Vétroz;6025;VS;7.277;46.218;fr
Aven;1976;Vétroz;6025;VS;7.239;46.265;fr
Bourg-St-Pierre;1946;Bourg-Saint-Pierre;6032;VS;7.219;45.930;fr
Liddes;1945;Liddes;6033;VS;7.219;45.988;fr
Fontaine Dessus (Liddes);1945;Liddes;6033;VS;7.171;46.001;fr
Fontaine Dessous (Liddes);1945;Liddes;6033;VS;7.165;46.014;fr
Dranse (Liddes);1945;Liddes;6033;VS;7.181;45.989;fr
Chandonne (Liddes);1945;Liddes;6033;VS;7.186;46.009;fr
Rive Haute (Liddes);1945;Liddes;6033;VS;7.171;46.006;fr
Fornex (Liddes);1945;Liddes;6033;VS;7.159;46.011;fr
Les Moulins VS (Liddes);1945;Liddes;6033;VS;7.168;46.005;fr
Vichères (Liddes);1945;Liddes;6033;VS;7.165;46.001;fr
Palasuit (Liddes);1945;Liddes;6033;VS;7.188;45.972;fr
Chez Petit (Liddes);1945;Liddes;6033;VS;7.153;45.947;fr
Petit Vichères (Liddes);1945;Liddes;6033;VS;7.156;45.989;fr
Bourg-St-Pierre;1946;Liddes;6033;VS;7.200;45.964;fr
Orsières;1937;Orsières;6034;VS;7.166;46.029;fr
Champex-Lac;1938;Orsières;6034;VS;7.098;46.031;fr
Praz-de-Fort;1943;Orsières;6034;VS;7.084;45.980;fr
La Fouly VS;1944;Orsières;6034;VS;7.095;45.925;fr
Sembrancher;1933;Sembrancher;6035;VS;7.172;46.070;fr
Chamoille (Sembrancher);1933;Sembrancher;6035;VS;7.157;46.061;fr
La Garde (Sembrancher);1933;Sembrancher;6035;VS;7.144;46.065;fr
Chemin;1927;Val de Bagnes;6037;VS;7.093;46.089;fr
Vens (Sembrancher);1933;Val de Bagnes;6037;VS;7.132;46.086;fr
Le Châble VS;1934;Val de Bagnes;6037;VS;7.209;46.082;fr
Bruson;1934;Val de Bagnes;6037;VS;7.206;46.045;fr
Verbier;1936;Val de Bagnes;6037;VS;7.224;46.101;fr
Vollèges;1941;Val de Bagnes;6037;VS;7.161;46.086;fr
Cries (Vollèges);1941;Val de Bagnes;6037;VS;7.172;46.094;fr
Levron;1942;Val de Bagnes;6037;VS;7.158;46.101;fr
Versegères;1947;Val de Bagnes;6037;VS;7.233;46.066;fr
Champsec;1947;Val de Bagnes;6037;VS;7.230;46.033;fr
Lourtier;1948;Val de Bagnes;6037;VS;7.272;46.027;fr
Fionnay;1948;Val de Bagnes;6037;VS;7.375;45.957;fr
Sarreyer;1948;Val de Bagnes;6037;VS;7.280;46.077;fr
Bellwald;3997;Bellwald;6052;VS;8.157;46.443;de
Binn;3996;Binn;6054;VS;8.219;46.359;de
Ernen;3995;Ernen;6056;VS;8.218;46.400;de
Ausserbinn;3995;Ernen;6056;VS;8.163;46.379;de
Mühlebach (Goms);3995;Ernen;6056;VS;8.177;46.408;de
Steinhaus;3995;Ernen;6056;VS;8.184;46.422;de
Fiesch;3984;Fiesch;6057;VS;8.114;46.420;de
Jungfraujoch;3801;Fieschertal;6058;VS;7.982;46.547;de
Fiesch;3984;Fieschertal;6058;VS;8.102;46.430;de
Fieschertal;3984;Fieschertal;6058;VS;8.050;46.489;de
Bellwald;3997;Fieschertal;6058;VS;8.145;46.433;de
Fiesch;3984;Lax;6061;VS;8.091;46.411;de
Grengiols;3993;Lax;6061;VS;8.106;46.381;de
Lax;3994;Lax;6061;VS;8.111;46.392;de
Ulrichen;3988;Obergoms;6076;VS;8.325;46.449;de
Obergesteln;3988;Obergoms;6076;VS;8.319;46.527;de
Oberwald;3999;Obergoms;6076;VS;8.396;46.573;de
Münster VS;3985;Goms;6077;VS;8.271;46.483;de
Geschinen;3985;Goms;6077;VS;8.296;46.491;de
Biel VS;3989;Goms;6077;VS;8.209;46.465;de
Ritzingen;3989;Goms;6077;VS;8.235;46.451;de
Selkingen;3989;Goms;6077;VS;8.183;46.470;de
Niederwald;3989;Goms;6077;VS;8.197;46.431;de
Blitzingen;3989;Goms;6077;VS;8.198;46.443;de
Reckingen VS;3998;Goms;6077;VS;8.265;46.461;de
Gluringen;3998;Goms;6077;VS;8.217;46.475;de
St-Léonard;1958;Ayent;6082;VS;7.415;46.263;fr
Uvrier;1958;Ayent;6082;VS;7.416;46.255;fr
Fortunau (Ayent);1966;Ayent;6082;VS;7.424;46.305;fr
Luc (Ayent);1966;Ayent;6082;VS;7.423;46.283;fr
St-Romain (Ayent);1966;Ayent;6082;VS;7.411;46.283;fr
Saxonne (Ayent);1966;Ayent;6082;VS;7.403;46.283;fr
Villa (Ayent);1966;Ayent;6082;VS;7.416;46.277;fr
La Place (Ayent);1966;Ayent;6082;VS;7.411;46.274;fr
Botyre (Ayent);1966;Ayent;6082;VS;7.406;46.277;fr
Blignou (Ayent);1966;Ayent;6082;VS;7.397;46.271;fr
Argnou (Ayent);1966;Ayent;6082;VS;7.401;46.264;fr
Signèse (Ayent);1966;Ayent;6082;VS;7.409;46.263;fr
Anzère;1972;Ayent;6082;VS;7.410;46.335;fr
Arbaz;1974;Ayent;6082;VS;7.396;46.288;fr
Evolène;1983;Evolène;6083;VS;7.488;46.124;fr
Lanna;1983;Evolène;6083;VS;7.458;46.114;fr
Les Haudères;1984;Evolène;6083;VS;7.477;46.079;fr
La Tour VS;1984;Evolène;6083;VS;7.504;46.098;fr
La Sage;1985;Evolène;6083;VS;7.517;46.098;fr
La Forclaz VS;1985;Evolène;6083;VS;7.562;46.042;fr
Villa (Evolène);1985;Evolène;6083;VS;7.524;46.120;fr
Arolla;1986;Evolène;6083;VS;7.486;46.007;fr
Euseigne;1982;Hérémence;6084;VS;7.415;46.171;fr
Hérémence;1987;Hérémence;6084;VS;7.394;46.129;fr
St-Martin VS;1969;Saint-Martin (VS);6087;VS;7.444;46.170;fr
Liez (St-Martin);1969;Saint-Martin (VS);6087;VS;7.451;46.162;fr
Trogne (St-Martin);1969;Saint-Martin (VS);6087;VS;7.473;46.177;fr
Suen (St-Martin);1969;Saint-Martin (VS);6087;VS;7.437;46.181;fr
Eison (St-Martin);1969;Saint-Martin (VS);6087;VS;7.488;46.152;fr
Euseigne;1982;Saint-Martin (VS);6087;VS;7.431;46.143;fr
Bramois;1967;Vex;6089;VS;7.406;46.226;fr
Vex;1981;Vex;6089;VS;7.397;46.207;fr
Thyon;1988;Vex;6089;VS;7.373;46.173;fr
Les Collons;1988;Vex;6089;VS;7.385;46.183;fr
Les Agettes;1992;Vex;6089;VS;7.381;46.210;fr
Les Mayens-de-Sion;1992;Vex;6089;VS;7.389;46.200;fr
Vernamiège;1961;Mont-Noble;6090;VS;7.438;46.211;fr
Mase;1968;Mont-Noble;6090;VS;7.496;46.185;fr
Nax;1973;Mont-Noble;6090;VS;7.449;46.224;fr
Vercorin;3967;Mont-Noble;6090;VS;7.522;46.198;fr
Unterems;3948;Agarn;6101;VS;7.674;46.288;de
Agarn;3951;Agarn;6101;VS;7.671;46.293;de
Albinen;3955;Albinen;6102;VS;7.643;46.353;de
Gruben;3946;Ergisch;6104;VS;7.734;46.225;de
Ergisch;3947;Ergisch;6104;VS;7.725;46.274;de
Oberems;3948;Ergisch;6104;VS;7.716;46.256;de
Inden;3953;Inden;6109;VS;7.599;46.354;de
Niedergampel;3945;Leuk;6110;VS;7.698;46.313;de
Agarn;3951;Leuk;6110;VS;7.670;46.299;de
Susten;3952;Leuk;6110;VS;7.633;46.286;de
Leuk Stadt;3953;Leuk;6110;VS;7.641;46.319;de
Inden;3953;Leuk;6110;VS;7.623;46.329;de
Guttet-Feschel;3956;Leuk;6110;VS;7.661;46.319;de
Erschmatt;3957;Leuk;6110;VS;7.698;46.344;de
Salgesch;3970;Leuk;6110;VS;7.586;46.306;de
Inden;3953;Leukerbad;6111;VS;7.610;46.355;de
Leukerbad;3954;Leukerbad;6111;VS;7.643;46.400;de
Gruben;3946;Oberems;6112;VS;7.685;46.181;de
Oberems;3948;Oberems;6112;VS;7.688;46.263;de
Salgesch;3970;Salgesch;6113;VS;7.577;46.308;de
Miège;3972;Salgesch;6113;VS;7.576;46.336;fr
Leuk Stadt;3953;Varen;6116;VS;7.621;46.317;de
Varen;3953;Varen;6116;VS;7.593;46.321;de
Salgesch;3970;Varen;6116;VS;7.592;46.312;de
Guttet-Feschel;3956;Guttet-Feschel;6117;VS;7.682;46.361;de
Goppenstein;3917;Gampel-Bratsch;6118;VS;7.755;46.362;de
Steg VS;3940;Gampel-Bratsch;6118;VS;7.752;46.340;de
Gampel;3945;Gampel-Bratsch;6118;VS;7.733;46.336;de
Niedergampel;3945;Gampel-Bratsch;6118;VS;7.709;46.314;de
Turtmann;3946;Gampel-Bratsch;6118;VS;7.712;46.310;de
Erschmatt;3957;Gampel-Bratsch;6118;VS;7.711;46.344;de
Bratsch;3957;Gampel-Bratsch;6118;VS;7.712;46.326;de
Steg VS;3940;Turtmann-Unterems;6119;VS;7.743;46.306;de
Eischoll;3943;Turtmann-Unterems;6119;VS;7.740;46.296;de
Turtmann;3946;Turtmann-Unterems;6119;VS;7.714;46.302;de
Gruben;3946;Turtmann-Unterems;6119;VS;7.709;46.178;de
Unterems;3948;Turtmann-Unterems;6119;VS;7.687;46.291;de
Agarn;3951;Turtmann-Unterems;6119;VS;7.682;46.294;de
Chemin;1927;Bovernier;6131;VS;7.078;46.085;fr
Bovernier;1932;Bovernier;6131;VS;7.080;46.060;fr
Les Valettes (Bovernier);1932;Bovernier;6131;VS;7.069;46.074;fr
Fully;1926;Fully;6133;VS;7.117;46.155;fr
Isérables;1914;Isérables;6134;VS;7.263;46.149;fr
Haute-Nendaz;1997;Isérables;6134;VS;7.254;46.166;fr
Ovronnaz;1911;Leytron;6135;VS;7.134;46.207;fr
Leytron;1912;Leytron;6135;VS;7.207;46.187;fr
Produit (Leytron);1912;Leytron;6135;VS;7.192;46.186;fr
Montagnon (Leytron);1912;Leytron;6135;VS;7.192;46.193;fr
Dugny (Leytron);1912;Leytron;6135;VS;7.181;46.187;fr
Vernayaz;1904;Martigny;6136;VS;7.048;46.129;fr
Charrat;1906;Martigny;6136;VS;7.133;46.120;fr
Saxon;1907;Martigny;6136;VS;7.151;46.131;fr
Martigny;1920;Martigny;6136;VS;7.099;46.106;fr
Chemin;1927;Martigny;6136;VS;7.080;46.089;fr
Ravoire;1928;Martigny;6136;VS;7.066;46.106;fr
Martigny;1920;Martigny-Combe;6137;VS;7.005;46.093;fr
Martigny-Croix;1921;Martigny-Combe;6137;VS;7.031;46.062;fr
Ravoire;1928;Martigny-Combe;6137;VS;7.042;46.099;fr
Riddes;1908;Riddes;6139;VS;7.215;46.167;fr
Auddes-sur-Riddes;1914;Riddes;6139;VS;7.240;46.155;fr
La Tzoumaz;1918;Riddes;6139;VS;7.247;46.130;fr
Ovronnaz;1911;Saillon;6140;VS;7.122;46.190;fr
Saillon;1913;Saillon;6140;VS;7.176;46.169;fr
Saxon;1907;Saxon;6141;VS;7.182;46.138;fr
Trient;1929;Trient;6142;VS;6.997;46.035;fr
Champéry;1874;Champéry;6151;VS;6.849;46.160;fr
Collombey;1868;Collombey-Muraz;6152;VS;6.948;46.278;fr
Collombey;1868;Collombey-Muraz;6152;VS;6.915;46.258;fr
Troistorrents;1872;Collombey-Muraz;6152;VS;6.923;46.256;fr
Muraz (Collombey);1893;Collombey-Muraz;6152;VS;6.898;46.288;fr
Monthey;1870;Monthey;6153;VS;6.946;46.261;fr
Monthey;1870;Monthey;6153;VS;6.822;46.213;fr
Choëx;1871;Monthey;6153;VS;6.955;46.240;fr
Les Giettes;1871;Monthey;6153;VS;6.953;46.221;fr
Muraz (Collombey);1893;Monthey;6153;VS;6.887;46.280;fr
Bouveret;1897;Port-Valais;6154;VS;6.861;46.380;fr
Les Evouettes;1897;Port-Valais;6154;VS;6.857;46.363;fr
St-Gingolph;1898;Port-Valais;6154;VS;6.842;46.380;fr
St-Gingolph;1898;Saint-Gingolph;6155;VS;6.809;46.372;fr
Les Giettes;1871;Troistorrents;6156;VS;6.934;46.224;fr
Troistorrents;1872;Troistorrents;6156;VS;6.905;46.229;fr
Morgins;1875;Troistorrents;6156;VS;6.869;46.241;fr
Val-d'Illiez;1873;Val-d'Illiez;6157;VS;6.898;46.194;fr
Champoussin;1873;Val-d'Illiez;6157;VS;6.860;46.207;fr
Les Crosets;1873;Val-d'Illiez;6157;VS;6.829;46.188;fr
Vionnaz;1895;Vionnaz;6158;VS;6.901;46.308;fr
Torgon;1899;Vionnaz;6158;VS;6.856;46.308;fr
Vouvry;1896;Vouvry;6159;VS;6.900;46.337;fr
Miex;1896;Vouvry;6159;VS;6.831;46.338;fr
Les Evouettes;1897;Vouvry;6159;VS;6.881;46.355;fr
Torgon;1899;Vouvry;6159;VS;6.877;46.325;fr
Bister;3983;Bister;6172;VS;8.077;46.352;de
Blatten b. Naters;3914;Bitsch;6173;VS;8.002;46.365;de
Bitsch;3982;Bitsch;6173;VS;8.014;46.342;de
Grengiols;3993;Grengiols;6177;VS;8.136;46.344;de
Martisberg;3994;Grengiols;6177;VS;8.097;46.382;de
Binn;3996;Grengiols;6177;VS;8.174;46.341;de
Bitsch;3982;Riederalp;6181;VS;8.024;46.346;de
Mörel;3983;Riederalp;6181;VS;8.045;46.363;de
Filet;3983;Riederalp;6181;VS;8.049;46.368;de
Goppisberg;3983;Riederalp;6181;VS;8.050;46.372;de
Greich;3983;Riederalp;6181;VS;8.038;46.367;de
Ried-Mörel;3986;Riederalp;6181;VS;8.029;46.359;de
Riederalp;3987;Riederalp;6181;VS;8.029;46.381;de
Betten;3991;Riederalp;6181;VS;8.055;46.370;de
Ausserberg;3938;Ausserberg;6191;VS;7.850;46.328;de
St. German;3942;Ausserberg;6191;VS;7.826;46.318;de
Blatten (Lötschen);3919;Blatten;6192;VS;7.857;46.444;de
Bürchen;3935;Bürchen;6193;VS;7.821;46.271;de
Raron;3942;Bürchen;6193;VS;7.806;46.300;de
Eischoll;3943;Eischoll;6194;VS;7.764;46.282;de
Ferden;3916;Ferden;6195;VS;7.728;46.395;de
Goppenstein;3917;Ferden;6195;VS;7.772;46.367;de
Kippel;3917;Kippel;6197;VS;7.769;46.391;de
Steg VS;3940;Niedergesteln;6198;VS;7.755;46.307;de
Raron;3942;Niedergesteln;6198;VS;7.790;46.303;de
Niedergesteln;3942;Niedergesteln;6198;VS;7.783;46.317;de
Eischoll;3943;Niedergesteln;6198;VS;7.750;46.302;de
Hohtenn;3949;Niedergesteln;6198;VS;7.798;46.355;de
Visp;3930;Raron;6199;VS;7.827;46.291;de
Raron;3942;Raron;6199;VS;7.813;46.303;de
Niedergesteln;3942;Raron;6199;VS;7.831;46.345;de
St. German;3942;Raron;6199;VS;7.817;46.315;de
Raron;3942;Unterbäch;6201;VS;7.797;46.300;de
Unterbäch VS;3944;Unterbäch;6201;VS;7.775;46.247;de
Wiler (Lötschen);3918;Wiler (Lötschen);6202;VS;7.787;46.407;de
Blatten (Lötschen);3919;Wiler (Lötschen);6202;VS;7.789;46.422;de
Mörel;3983;Mörel-Filet;6203;VS;8.039;46.353;de
Filet;3983;Mörel-Filet;6203;VS;8.062;46.347;de
Steg VS;3940;Steg-Hohtenn;6204;VS;7.763;46.354;de
Hohtenn;3949;Steg-Hohtenn;6204;VS;7.782;46.336;de
Goppisberg;3983;Bettmeralp;6205;VS;8.057;46.372;de
Betten;3991;Bettmeralp;6205;VS;8.073;46.381;de
Bettmeralp;3992;Bettmeralp;6205;VS;8.077;46.426;de
Martisberg;3994;Bettmeralp;6205;VS;8.095;46.392;de
Collonges;1903;Collonges;6211;VS;7.057;46.180;fr
Dorénaz;1905;Dorénaz;6212;VS;7.061;46.148;fr
Evionnaz;1902;Evionnaz;6213;VS;6.959;46.153;fr
Finhaut;1925;Finhaut;6214;VS;6.950;46.072;fr
Le Châtelard VS;1925;Finhaut;6214;VS;6.958;46.059;fr
Massongex;1869;Massongex;6215;VS;6.985;46.238;fr
Les Giettes;1871;Massongex;6215;VS;6.963;46.219;fr
Vérossaz;1891;Massongex;6215;VS;6.989;46.224;fr
St-Maurice;1890;Saint-Maurice;6217;VS;7.014;46.195;fr
Mex VS;1890;Saint-Maurice;6217;VS;6.988;46.187;fr
Evionnaz;1902;Saint-Maurice;6217;VS;7.029;46.185;fr
Martigny;1920;Salvan;6218;VS;7.016;46.104;fr
Salvan;1922;Salvan;6218;VS;7.006;46.132;fr
Les Granges (Salvan);1922;Salvan;6218;VS;7.021;46.127;fr
Les Marécottes;1923;Salvan;6218;VS;6.941;46.100;fr
Le Trétien;1923;Salvan;6218;VS;6.991;46.100;fr
Vernayaz;1904;Vernayaz;6219;VS;7.031;46.143;fr
Martigny;1920;Vernayaz;6219;VS;7.034;46.116;fr
Vérossaz;1891;Vérossaz;6220;VS;6.972;46.203;fr
Chalais;3966;Chalais;6232;VS;7.516;46.264;fr
Réchy;3966;Chalais;6232;VS;7.492;46.260;fr
Vercorin;3967;Chalais;6232;VS;7.533;46.241;fr
Grône;3979;Chalais;6232;VS;7.482;46.258;fr
Chippis;3965;Chippis;6235;VS;7.539;46.274;fr
Vercorin;3967;Grône;6238;VS;7.507;46.242;fr
Grône;3979;Grône;6238;VS;7.486;46.231;fr
Icogne;1977;Icogne;6239;VS;7.456;46.346;fr
Lens;1978;Icogne;6239;VS;7.447;46.289;fr
Crans-Montana;3963;Icogne;6239;VS;7.487;46.371;fr
Crans VS;3963;Icogne;6239;VS;7.453;46.308;fr
Lens;1978;Lens;6240;VS;7.449;46.280;fr
Crans VS;3963;Lens;6240;VS;7.467;46.322;fr
Chermignon-d'en-Bas;3971;Lens;6240;VS;7.473;46.279;fr
Ollon VS;3971;Lens;6240;VS;7.472;46.275;fr
Flanthey;3978;Lens;6240;VS;7.455;46.270;fr
St-Léonard;1958;Saint-Léonard;6246;VS;7.429;46.255;fr
Icogne;1977;Saint-Léonard;6246;VS;7.426;46.268;fr
Flanthey;3978;Saint-Léonard;6246;VS;7.431;46.260;fr
St-Léonard;1958;Sierre;6248;VS;7.445;46.261;fr
Sierre;3960;Sierre;6248;VS;7.559;46.289;fr
Muraz (Sierre);3960;Sierre;6248;VS;7.529;46.297;fr
Chippis;3965;Sierre;6248;VS;7.528;46.279;fr
Chalais;3966;Sierre;6248;VS;7.512;46.270;fr
Réchy;3966;Sierre;6248;VS;7.495;46.265;fr
Ollon VS;3971;Sierre;6248;VS;7.488;46.275;fr
Noës;3976;Sierre;6248;VS;7.504;46.277;fr
Champzabé;3976;Sierre;6248;VS;7.498;46.278;fr
Granges VS;3977;Sierre;6248;VS;7.464;46.261;fr
Niouc;3960;Anniviers;6252;VS;7.561;46.268;fr
Vissoie;3961;Anniviers;6252;VS;7.577;46.235;fr
St-Luc;3961;Anniviers;6252;VS;7.628;46.215;fr
Chandolin;3961;Anniviers;6252;VS;7.598;46.259;fr
Ayer;3961;Anniviers;6252;VS;7.622;46.179;fr
Zinal;3961;Anniviers;6252;VS;7.648;46.104;fr
Grimentz;3961;Anniviers;6252;VS;7.564;46.145;fr
Mission;3961;Anniviers;6252;VS;7.597;46.198;fr
St-Jean VS;3961;Anniviers;6252;VS;7.558;46.204;fr
Sierre;3960;Crans-Montana;6253;VS;7.513;46.288;fr
Corin-de-la-Crête;3960;Crans-Montana;6253;VS;7.501;46.287;fr
Loc;3960;Crans-Montana;6253;VS;7.510;46.293;fr
Crans-Montana;3963;Crans-Montana;6253;VS;7.493;46.341;fr
Montana;3963;Crans-Montana;6253;VS;7.492;46.294;fr
Aminona;3963;Crans-Montana;6253;VS;7.540;46.355;fr
Salgesch;3970;Crans-Montana;6253;VS;7.551;46.326;de
Chermignon;3971;Crans-Montana;6253;VS;7.472;46.287;fr
Chermignon-d'en-Bas;3971;Crans-Montana;6253;VS;7.482;46.283;fr
Ollon VS;3971;Crans-Montana;6253;VS;7.485;46.277;fr
Miège;3972;Crans-Montana;6253;VS;7.557;46.340;fr
Venthône;3973;Crans-Montana;6253;VS;7.510;46.301;fr
Mollens VS;3974;Crans-Montana;6253;VS;7.519;46.317;fr
Randogne;3975;Crans-Montana;6253;VS;7.501;46.306;fr
Noës;3976;Crans-Montana;6253;VS;7.507;46.284;fr
Champzabé;3976;Crans-Montana;6253;VS;7.498;46.279;fr
Sierre;3960;Noble-Contrée;6254;VS;7.551;46.303;fr
Veyras;3968;Noble-Contrée;6254;VS;7.537;46.303;fr
Salgesch;3970;Noble-Contrée;6254;VS;7.559;46.309;de
Miège;3972;Noble-Contrée;6254;VS;7.547;46.311;fr
Venthône;3973;Noble-Contrée;6254;VS;7.527;46.307;fr
Anzère;1972;Arbaz;6261;VS;7.391;46.306;fr
Arbaz;1974;Arbaz;6261;VS;7.375;46.300;fr
Sion;1950;Grimisuat;6263;VS;7.366;46.250;fr
Signèse (Ayent);1966;Grimisuat;6263;VS;7.397;46.252;fr
Grimisuat;1971;Grimisuat;6263;VS;7.383;46.258;fr
Champlan (Grimisuat);1971;Grimisuat;6263;VS;7.379;46.249;fr
Sion;1950;Savièse;6265;VS;7.363;46.247;fr
Pont-de-la-Morge (Sion);1962;Savièse;6265;VS;7.316;46.240;fr
Savièse;1965;Savièse;6265;VS;7.286;46.338;fr
Sion;1950;Sion;6266;VS;7.356;46.230;fr
Uvrier;1958;Sion;6266;VS;7.406;46.248;fr
Pont-de-la-Morge (Sion);1962;Sion;6266;VS;7.317;46.233;fr
Bramois;1967;Sion;6266;VS;7.404;46.235;fr
Champlan (Grimisuat);1971;Sion;6266;VS;7.370;46.244;fr
Salins;1991;Sion;6266;VS;7.355;46.207;fr
Arvillard (Salins);1991;Sion;6266;VS;7.348;46.212;fr
Pravidondaz (Salins);1991;Sion;6266;VS;7.354;46.212;fr
Turin (Salins);1991;Sion;6266;VS;7.359;46.216;fr
Misériez (Salins);1991;Sion;6266;VS;7.344;46.207;fr
Les Agettes;1992;Sion;6266;VS;7.363;46.205;fr
Les Mayens-de-Sion;1992;Sion;6266;VS;7.373;46.196;fr
La Vernaz (Les Agettes);1992;Sion;6266;VS;7.375;46.211;fr
Crête-à-l'Oeil (Les Agettes);1992;Sion;6266;VS;7.374;46.213;fr
Veysonnaz;1993;Sion;6266;VS;7.349;46.200;fr
Aproz (Nendaz);1994;Sion;6266;VS;7.318;46.207;fr
Salins;1991;Veysonnaz;6267;VS;7.339;46.202;fr
Veysonnaz;1993;Veysonnaz;6267;VS;7.338;46.196;fr
Visp;3930;Baltschieder;6281;VS;7.848;46.304;de
Lalden;3931;Baltschieder;6281;VS;7.878;46.305;de
Baltschieder;3937;Baltschieder;6281;VS;7.864;46.311;de
Baltschieder;3937;Baltschieder;6281;VS;7.881;46.376;de
Saas-Balen;3908;Eisten;6282;VS;7.918;46.171;de
Eisten;3922;Eisten;6282;VS;7.895;46.175;de
Kalpetran;3922;Embd;6283;VS;7.834;46.213;de
Embd;3926;Embd;6283;VS;7.798;46.218;de
Grächen;3925;Grächen;6285;VS;7.846;46.198;de
Lalden;3931;Lalden;6286;VS;7.898;46.300;de
Randa;3928;Randa;6287;VS;7.786;46.095;de
Saas-Almagell;3905;Saas-Almagell;6288;VS;7.968;46.062;de
Saas-Fee;3906;Saas-Balen;6289;VS;7.923;46.123;de
Saas-Balen;3908;Saas-Balen;6289;VS;7.928;46.150;de
Saas-Grund;3910;Saas-Balen;6289;VS;7.934;46.125;de
Saas-Fee;3906;Saas-Fee;6290;VS;7.902;46.088;de
Saas-Grund;3910;Saas-Fee;6290;VS;7.937;46.116;de
Saas-Grund;3910;Saas-Grund;6291;VS;7.970;46.139;de
St. Niklaus VS;3924;St. Niklaus;6292;VS;7.810;46.161;de
Herbriggen;3927;St. Niklaus;6292;VS;7.783;46.138;de
Stalden VS;3922;Stalden (VS);6293;VS;7.883;46.245;de
Törbel;3923;Stalden (VS);6293;VS;7.867;46.248;de
Eisten;3922;Staldenried;6294;VS;7.899;46.207;de
Staldenried;3933;Staldenried;6294;VS;7.909;46.217;de
Täsch;3929;Täsch;6295;VS;7.816;46.050;de
Kalpetran;3922;Törbel;6296;VS;7.843;46.219;de
Törbel;3923;Törbel;6296;VS;7.841;46.246;de
Visp;3930;Visp;6297;VS;7.861;46.294;de
Eyholz;3930;Visp;6297;VS;7.913;46.289;de
Stalden VS;3922;Visperterminen;6298;VS;7.881;46.254;de
Visp;3930;Visperterminen;6298;VS;7.883;46.271;de
Visperterminen;3932;Visperterminen;6298;VS;7.938;46.255;de
Zeneggen;3934;Zeneggen;6299;VS;7.864;46.272;de
Zermatt;3920;Zermatt;6300;VS;7.806;45.990;de
Colombier NE;2013;Boudry;6404;NE;6.865;46.958;fr
Bôle;2014;Boudry;6404;NE;6.830;46.966;fr
Areuse;2015;Boudry;6404;NE;6.859;46.953;fr
Cortaillod;2016;Boudry;6404;NE;6.837;46.948;fr
Boudry;2017;Boudry;6404;NE;6.818;46.954;fr
Chambrelien;2019;Boudry;6404;NE;6.819;46.968;fr
Bevaix;2022;Boudry;6404;NE;6.805;46.940;fr
Champ-du-Moulin;2149;Boudry;6404;NE;6.771;46.954;fr
Cortaillod;2016;Cortaillod;6408;NE;6.846;46.943;fr
Bevaix;2022;Cortaillod;6408;NE;6.840;46.934;fr
Rochefort;2019;Rochefort;6413;NE;6.804;46.995;fr
Chambrelien;2019;Rochefort;6413;NE;6.812;46.970;fr
Corcelles NE;2035;Rochefort;6413;NE;6.838;46.980;fr
Montezillon;2037;Rochefort;6413;NE;6.837;46.986;fr
Noiraigue;2103;Rochefort;6413;NE;6.746;46.953;fr
Champ-du-Moulin;2149;Rochefort;6413;NE;6.770;46.959;fr
Fretereules;2149;Rochefort;6413;NE;6.765;46.961;fr
Brot-Dessous;2149;Rochefort;6413;NE;6.755;46.963;fr
Brot-Plamboz;2318;Rochefort;6413;NE;6.768;46.991;fr
Neuchâtel;2000;Milvignes;6416;NE;6.893;46.981;fr
Auvernier;2012;Milvignes;6416;NE;6.874;46.976;fr
Colombier NE;2013;Milvignes;6416;NE;6.857;46.970;fr
Bôle;2014;Milvignes;6416;NE;6.835;46.969;fr
Areuse;2015;Milvignes;6416;NE;6.854;46.960;fr
Corcelles NE;2035;Milvignes;6416;NE;6.853;46.981;fr
Cormondrèche;2036;Milvignes;6416;NE;6.874;46.980;fr
Bevaix;2022;La Grande Béroche;6417;NE;6.811;46.933;fr
Gorgier;2023;La Grande Béroche;6417;NE;6.764;46.926;fr
St-Aubin-Sauges;2024;La Grande Béroche;6417;NE;6.753;46.912;fr
Chez-le-Bart;2025;La Grande Béroche;6417;NE;6.793;46.911;fr
Montalchez;2027;La Grande Béroche;6417;NE;6.738;46.907;fr
Fresens;2027;La Grande Béroche;6417;NE;6.748;46.887;fr
Vaumarcus;2028;La Grande Béroche;6417;NE;6.749;46.876;fr
Noiraigue;2103;La Grande Béroche;6417;NE;6.732;46.938;fr
La Chaux-de-Fonds;2300;La Chaux-de-Fonds;6421;NE;6.829;47.115;fr
La Cibourg;2300;La Chaux-de-Fonds;6421;NE;6.876;47.117;fr
La Sagne NE;2314;La Chaux-de-Fonds;6421;NE;6.846;47.071;fr
Le Crêt-du-Locle;2322;La Chaux-de-Fonds;6421;NE;6.780;47.079;fr
Renan BE;2616;La Chaux-de-Fonds;6421;NE;6.866;47.093;fr
Les Planchettes;2325;Les Planchettes;6422;NE;6.769;47.107;fr
La Sagne NE;2314;La Sagne;6423;NE;6.800;47.044;fr
Les Sagnettes;2124;La Brévine;6432;NE;6.601;46.952;fr
La Brévine;2406;La Brévine;6432;NE;6.603;46.972;fr
Les Taillères;2406;La Brévine;6432;NE;6.574;46.973;fr
La Châtagne;2406;La Brévine;6432;NE;6.645;46.979;fr
Le Brouillet;2406;La Brévine;6432;NE;6.530;46.954;fr
Brot-Plamboz;2318;Brot-Plamboz;6433;NE;6.746;46.979;fr
Le Prévoux;2400;Le Cerneux-Péquignot;6434;NE;6.706;47.031;fr
La Chaux-du-Milieu;2405;Le Cerneux-Péquignot;6434;NE;6.695;47.016;fr
La Brévine;2406;Le Cerneux-Péquignot;6434;NE;6.612;46.987;fr
Le Cerneux-Péquignot;2414;Le Cerneux-Péquignot;6434;NE;6.664;47.017;fr
Le Prévoux;2400;La Chaux-du-Milieu;6435;NE;6.718;47.030;fr
La Chaux-du-Milieu;2405;La Chaux-du-Milieu;6435;NE;6.696;47.006;fr
La Châtagne;2406;La Chaux-du-Milieu;6435;NE;6.664;46.983;fr
Le Crêt-du-Locle;2322;Le Locle;6436;NE;6.768;47.080;fr
Le Locle;2400;Le Locle;6436;NE;6.748;47.050;fr
Le Prévoux;2400;Le Locle;6436;NE;6.714;47.037;fr
Les Brenets;2416;Le Locle;6436;NE;6.728;47.075;fr
Travers;2105;Les Ponts-de-Martel;6437;NE;6.668;46.973;fr
La Sagne NE;2314;Les Ponts-de-Martel;6437;NE;6.753;47.024;fr
Les Ponts-de-Martel;2316;Les Ponts-de-Martel;6437;NE;6.719;46.989;fr
Petit-Martel;2316;Les Ponts-de-Martel;6437;NE;6.749;47.012;fr
Brot-Plamboz;2318;Les Ponts-de-Martel;6437;NE;6.710;46.972;fr
St-Blaise;2072;Cornaux;6451;NE;7.005;47.028;fr
Thielle;2075;Cornaux;6451;NE;7.029;47.024;fr
Cornaux NE;2087;Cornaux;6451;NE;7.021;47.034;fr
St-Blaise;2072;Cressier (NE);6452;NE;7.001;47.056;fr
Cornaux NE;2087;Cressier (NE);6452;NE;7.015;47.043;fr
Cressier NE;2088;Cressier (NE);6452;NE;7.034;47.049;fr
Enges;2073;Le Landeron;6455;NE;7.031;47.071;fr
La Neuveville;2520;Le Landeron;6455;NE;7.080;47.066;fr
Lignières;2523;Le Landeron;6455;NE;7.042;47.072;fr
Le Landeron;2525;Le Landeron;6455;NE;7.063;47.057;fr
Lignières;2523;Lignières;6456;NE;7.058;47.091;fr
Neuchâtel;2000;Neuchâtel;6458;NE;6.927;47.001;fr
Peseux;2034;Neuchâtel;6458;NE;6.887;46.994;fr
Corcelles NE;2035;Neuchâtel;6458;NE;6.865;46.987;fr
Cormondrèche;2036;Neuchâtel;6458;NE;6.867;46.980;fr
Montmollin;2037;Neuchâtel;6458;NE;6.872;46.998;fr
Valangin;2042;Neuchâtel;6458;NE;6.903;47.018;fr
Chaumont;2067;Neuchâtel;6458;NE;6.958;47.028;fr
Hauterive NE;2068;Neuchâtel;6458;NE;6.968;47.009;fr
Rochefort;2019;Val-de-Ruz;6487;NE;6.804;47.014;fr
Montmollin;2037;Val-de-Ruz;6487;NE;6.836;47.000;fr
Valangin;2042;Val-de-Ruz;6487;NE;6.891;47.018;fr
Boudevilliers;2043;Val-de-Ruz;6487;NE;6.885;47.030;fr
Fontaines NE;2046;Val-de-Ruz;6487;NE;6.901;47.041;fr
Fontainemelon;2052;Val-de-Ruz;6487;NE;6.887;47.055;fr
La Vue-des-Alpes;2052;Val-de-Ruz;6487;NE;6.868;47.064;fr
Cernier;2053;Val-de-Ruz;6487;NE;6.904;47.060;fr
Chézard-St-Martin;2054;Val-de-Ruz;6487;NE;6.926;47.064;fr
Les Vieux-Prés;2054;Val-de-Ruz;6487;NE;6.926;47.091;fr
Dombresson;2056;Val-de-Ruz;6487;NE;6.959;47.071;fr
Villiers;2057;Val-de-Ruz;6487;NE;6.981;47.083;fr
Le Pâquier NE;2058;Val-de-Ruz;6487;NE;6.986;47.104;fr
Vilars NE;2063;Val-de-Ruz;6487;NE;6.932;47.033;fr
Engollon;2063;Val-de-Ruz;6487;NE;6.927;47.046;fr
Fenin;2063;Val-de-Ruz;6487;NE;6.920;47.023;fr
Saules;2063;Val-de-Ruz;6487;NE;6.936;47.039;fr
Savagnier;2065;Val-de-Ruz;6487;NE;6.955;47.050;fr
Chaumont;2067;Val-de-Ruz;6487;NE;6.964;47.036;fr
Les Geneveys-sur-Coffrane;2206;Val-de-Ruz;6487;NE;6.833;47.018;fr
Coffrane;2207;Val-de-Ruz;6487;NE;6.864;47.009;fr
Les Hauts-Geneveys;2208;Val-de-Ruz;6487;NE;6.859;47.043;fr
La Sagne NE;2314;Val-de-Ruz;6487;NE;6.838;47.055;fr
Nods;2518;Val-de-Ruz;6487;NE;7.030;47.123;fr
Lignières;2523;Val-de-Ruz;6487;NE;7.012;47.101;fr
Renan BE;2616;Val-de-Ruz;6487;NE;6.872;47.085;fr
Buttes;2115;La Côte-aux-Fées;6504;NE;6.518;46.860;fr
La Côte-aux-Fées;2117;La Côte-aux-Fées;6504;NE;6.488;46.864;fr
Les Verrières;2126;Les Verrières;6511;NE;6.473;46.916;fr
Le Brouillet;2406;Les Verrières;6511;NE;6.488;46.936;fr
Noiraigue;2103;Val-de-Travers;6512;NE;6.721;46.946;fr
Travers;2105;Val-de-Travers;6512;NE;6.679;46.947;fr
Couvet;2108;Val-de-Travers;6512;NE;6.634;46.936;fr
Môtiers NE;2112;Val-de-Travers;6512;NE;6.619;46.902;fr
Boveresse;2113;Val-de-Travers;6512;NE;6.599;46.915;fr
Fleurier;2114;Val-de-Travers;6512;NE;6.592;46.896;fr
Buttes;2115;Val-de-Travers;6512;NE;6.547;46.878;fr
Mont-de-Buttes;2116;Val-de-Travers;6512;NE;6.518;46.887;fr
St-Sulpice NE;2123;Val-de-Travers;6512;NE;6.560;46.911;fr
Les Sagnettes;2124;Val-de-Travers;6512;NE;6.590;46.935;fr
Les Verrières;2126;Val-de-Travers;6512;NE;6.470;46.954;fr
Les Bayards;2127;Val-de-Travers;6512;NE;6.538;46.923;fr
Les Ponts-de-Martel;2316;Val-de-Travers;6512;NE;6.686;46.973;fr
Brot-Plamboz;2318;Val-de-Travers;6512;NE;6.706;46.967;fr
Le Brouillet;2406;Val-de-Travers;6512;NE;6.503;46.949;fr
Chaumont;2067;Laténa;6513;NE;6.994;47.068;fr
Hauterive NE;2068;Laténa;6513;NE;6.969;47.017;fr
St-Blaise;2072;Laténa;6513;NE;7.002;47.037;fr
Enges;2073;Laténa;6513;NE;7.013;47.073;fr
Marin-Epagnier;2074;Laténa;6513;NE;7.011;47.008;fr
Thielle;2075;Laténa;6513;NE;7.027;47.019;fr
Wavre;2075;Laténa;6513;NE;7.019;47.022;fr
Gampelen;3236;Laténa;6513;NE;7.038;46.980;de
Aire-la-Ville;1288;Aire-la-Ville;6601;GE;6.045;46.191;fr
Anières;1247;Anières;6602;GE;6.233;46.277;fr
Avully;1237;Avully;6603;GE;6.000;46.167;fr
Cartigny;1236;Avusy;6604;GE;6.020;46.162;fr
Athenaz (Avusy);1285;Avusy;6604;GE;6.006;46.152;fr
La Croix-de-Rozon;1257;Bardonnex;6605;GE;6.118;46.150;fr
Perly;1258;Bardonnex;6605;GE;6.098;46.154;fr
Bellevue;1293;Bellevue;6606;GE;6.138;46.260;fr
Confignon;1232;Bernex;6607;GE;6.076;46.169;fr
Bernex;1233;Bernex;6607;GE;6.066;46.175;fr
Cartigny;1236;Bernex;6607;GE;6.047;46.172;fr
Soral;1286;Bernex;6607;GE;6.051;46.154;fr
Carouge GE;1227;Carouge (GE);6608;GE;6.142;46.180;fr
Les Acacias;1227;Carouge (GE);6608;GE;6.139;46.189;fr
Cartigny;1236;Cartigny;6609;GE;6.029;46.174;fr
Céligny;1298;Céligny;6610;GE;6.197;46.352;fr
Céligny;1298;Céligny;6610;GE;6.180;46.346;fr
Avully;1237;Chancy;6611;GE;5.976;46.160;fr
Chancy;1284;Chancy;6611;GE;5.981;46.148;fr
Athenaz (Avusy);1285;Chancy;6611;GE;5.992;46.155;fr
Chêne-Bougeries;1224;Chêne-Bougeries;6612;GE;6.184;46.198;fr
Conches;1231;Chêne-Bougeries;6612;GE;6.176;46.185;fr
Chêne-Bourg;1225;Chêne-Bourg;6613;GE;6.195;46.195;fr
Choulex;1244;Choulex;6614;GE;6.230;46.224;fr
Collex;1239;Collex-Bossy;6615;GE;6.121;46.280;fr
Versoix;1290;Collex-Bossy;6615;GE;6.139;46.277;fr
Vésenaz;1222;Collonge-Bellerive;6616;GE;6.205;46.247;fr
Collonge-Bellerive;1245;Collonge-Bellerive;6616;GE;6.207;46.257;fr
Cologny;1223;Cologny;6617;GE;6.185;46.216;fr
Plan-les-Ouates;1228;Confignon;6618;GE;6.103;46.170;fr
Confignon;1232;Confignon;6618;GE;6.088;46.171;fr
Corsier GE;1246;Corsier (GE);6619;GE;6.227;46.263;fr
La Plaine;1283;Dardagny;6620;GE;6.000;46.178;fr
Dardagny;1283;Dardagny;6620;GE;5.985;46.203;fr
Genève;1201;Genève;6621;GE;6.144;46.210;fr
Genève;1202;Genève;6621;GE;6.137;46.221;fr
Genève;1203;Genève;6621;GE;6.124;46.209;fr
Genève;1204;Genève;6621;GE;6.145;46.202;fr
Genève;1205;Genève;6621;GE;6.144;46.195;fr
Genève;1206;Genève;6621;GE;6.159;46.187;fr
Genève;1207;Genève;6621;GE;6.164;46.205;fr
Genève;1208;Genève;6621;GE;6.165;46.199;fr
Genève;1209;Genève;6621;GE;6.125;46.222;fr
Petit-Lancy;1213;Genève;6621;GE;6.120;46.199;fr
Le Grand-Saconnex;1218;Genève;6621;GE;6.132;46.231;fr
Carouge GE;1227;Genève;6621;GE;6.131;46.189;fr
Les Acacias;1227;Genève;6621;GE;6.133;46.194;fr
Chambésy;1292;Genève;6621;GE;6.147;46.227;fr
Genthod;1294;Genthod;6622;GE;6.155;46.264;fr
Genève;1209;Le Grand-Saconnex;6623;GE;6.124;46.226;fr
Genève;1215;Le Grand-Saconnex;6623;GE;6.107;46.235;fr
Cointrin;1216;Le Grand-Saconnex;6623;GE;6.114;46.224;fr
Le Grand-Saconnex;1218;Le Grand-Saconnex;6623;GE;6.122;46.235;fr
Gy;1251;Gy;6624;GE;6.286;46.254;fr
Jussy;1254;Gy;6624;GE;6.277;46.246;fr
Hermance;1248;Hermance;6625;GE;6.244;46.295;fr
Jussy;1254;Jussy;6626;GE;6.280;46.239;fr
Cartigny;1236;Laconnex;6627;GE;6.021;46.163;fr
Laconnex;1287;Laconnex;6627;GE;6.033;46.159;fr
Grand-Lancy;1212;Lancy;6628;GE;6.121;46.177;fr
Petit-Lancy;1213;Lancy;6628;GE;6.116;46.193;fr
Onex;1213;Lancy;6628;GE;6.110;46.183;fr
Les Acacias;1227;Lancy;6628;GE;6.126;46.190;fr
Plan-les-Ouates;1228;Lancy;6628;GE;6.137;46.169;fr
Troinex;1256;Lancy;6628;GE;6.140;46.168;fr
Meinier;1252;Meinier;6629;GE;6.235;46.242;fr
Vernier;1214;Meyrin;6630;GE;6.071;46.220;fr
Genève;1215;Meyrin;6630;GE;6.100;46.230;fr
Cointrin;1216;Meyrin;6630;GE;6.107;46.225;fr
Meyrin;1217;Meyrin;6630;GE;6.072;46.233;fr
Grand-Lancy;1212;Onex;6631;GE;6.107;46.176;fr
Onex;1213;Onex;6631;GE;6.099;46.185;fr
Perly;1258;Perly-Certoux;6632;GE;6.088;46.158;fr
Grand-Lancy;1212;Plan-les-Ouates;6633;GE;6.101;46.174;fr
Plan-les-Ouates;1228;Plan-les-Ouates;6633;GE;6.118;46.164;fr
Troinex;1256;Plan-les-Ouates;6633;GE;6.138;46.163;fr
La Croix-de-Rozon;1257;Plan-les-Ouates;6633;GE;6.138;46.157;fr
Genève;1202;Pregny-Chambésy;6634;GE;6.135;46.232;fr
Chambésy;1292;Pregny-Chambésy;6634;GE;6.141;46.240;fr
Presinge;1243;Presinge;6635;GE;6.263;46.216;fr
Puplinge;1241;Puplinge;6636;GE;6.230;46.210;fr
Russin;1281;Russin;6637;GE;6.012;46.191;fr
Vernier;1214;Satigny;6638;GE;6.066;46.211;fr
Satigny;1242;Satigny;6638;GE;6.027;46.215;fr
Russin;1281;Satigny;6638;GE;6.001;46.208;fr
Soral;1286;Soral;6639;GE;6.041;46.147;fr
Thônex;1226;Thônex;6640;GE;6.208;46.195;fr
Veyrier;1255;Troinex;6641;GE;6.173;46.159;fr
Troinex;1256;Troinex;6641;GE;6.156;46.159;fr
La Croix-de-Rozon;1257;Troinex;6641;GE;6.146;46.149;fr
Vandoeuvres;1253;Vandoeuvres;6642;GE;6.204;46.220;fr
Genève;1209;Vernier;6643;GE;6.113;46.218;fr
Vernier;1214;Vernier;6643;GE;6.081;46.213;fr
Cointrin;1216;Vernier;6643;GE;6.113;46.223;fr
Le Lignon;1219;Vernier;6643;GE;6.099;46.208;fr
Aïre;1219;Vernier;6643;GE;6.098;46.200;fr
Châtelaine;1219;Vernier;6643;GE;6.110;46.212;fr
Les Avanchets;1220;Vernier;6643;GE;6.109;46.221;fr
Versoix;1290;Versoix;6644;GE;6.149;46.294;fr
Vessy;1234;Veyrier;6645;GE;6.157;46.175;fr
Veyrier;1255;Veyrier;6645;GE;6.174;46.168;fr
Troinex;1256;Veyrier;6645;GE;6.162;46.164;fr
Boécourt;2856;Boécourt;6702;JU;7.221;47.358;fr
Montavon;2857;Boécourt;6702;JU;7.234;47.372;fr
Montmelon;2883;Boécourt;6702;JU;7.196;47.353;fr
Bourrignon;2803;Bourrignon;6703;JU;7.252;47.394;fr
Châtillon JU;2843;Châtillon (JU);6704;JU;7.345;47.322;fr
Vicques;2824;Courchapoix;6706;JU;7.445;47.357;fr
Courchapoix;2825;Courchapoix;6706;JU;7.453;47.351;fr
Delémont;2800;Courrendlin;6708;JU;7.361;47.352;fr
Courrendlin;2830;Courrendlin;6708;JU;7.379;47.333;fr
Vellerat;2830;Courrendlin;6708;JU;7.363;47.315;fr
Rebeuvelier;2832;Courrendlin;6708;JU;7.417;47.321;fr
Soyhières;2805;Courroux;6709;JU;7.390;47.386;fr
Courroux;2822;Courroux;6709;JU;7.381;47.366;fr
Courcelon;2823;Courroux;6709;JU;7.405;47.366;fr
Courrendlin;2830;Courroux;6709;JU;7.399;47.339;fr
Courtételle;2852;Courtételle;6710;JU;7.317;47.332;fr
Courfaivre;2853;Courtételle;6710;JU;7.303;47.332;fr
Delémont;2800;Delémont;6711;JU;7.332;47.369;fr
Mettembert;2806;Delémont;6711;JU;7.332;47.393;fr
Courtételle;2852;Delémont;6711;JU;7.327;47.353;fr
Delémont;2800;Develier;6712;JU;7.312;47.357;fr
Develier;2802;Develier;6712;JU;7.286;47.363;fr
Ederswiler;2813;Ederswiler;6713;JU;7.322;47.426;de
Roggenburg;2814;Ederswiler;6713;JU;7.356;47.418;de
Mervelier;2827;Mervelier;6715;JU;7.515;47.338;fr
Mettembert;2806;Mettembert;6716;JU;7.330;47.397;fr
Movelier;2812;Movelier;6718;JU;7.331;47.411;fr
Ederswiler;2813;Movelier;6718;JU;7.341;47.415;de
Bourrignon;2803;Pleigne;6719;JU;7.280;47.397;fr
Mettembert;2806;Pleigne;6719;JU;7.298;47.395;fr
Pleigne;2807;Pleigne;6719;JU;7.277;47.414;fr
Lucelle;2807;Pleigne;6719;JU;7.241;47.418;fr
Ederswiler;2813;Pleigne;6719;JU;7.313;47.430;de
Roggenburg;2814;Pleigne;6719;JU;7.327;47.440;de
Rossemaison;2842;Rossemaison;6721;JU;7.343;47.344;fr
Fornet-Dessus;2718;Saulcy;6722;JU;7.150;47.290;fr
Saulcy;2873;Saulcy;6722;JU;7.166;47.304;fr
Soyhières;2805;Soyhières;6724;JU;7.382;47.397;fr
Les Ecorcheresses;2748;Haute-Sorne;6729;JU;7.248;47.289;fr
Courfaivre;2853;Haute-Sorne;6729;JU;7.280;47.331;fr
Bassecourt;2854;Haute-Sorne;6729;JU;7.237;47.337;fr
Glovelier;2855;Haute-Sorne;6729;JU;7.186;47.324;fr
Undervelier;2863;Haute-Sorne;6729;JU;7.213;47.305;fr
Soulce;2864;Haute-Sorne;6729;JU;7.291;47.300;fr
Vicques;2824;Val Terbi;6730;JU;7.426;47.350;fr
Corban;2826;Val Terbi;6730;JU;7.473;47.353;fr
Montsevelier;2828;Val Terbi;6730;JU;7.511;47.360;fr
Vermes;2829;Val Terbi;6730;JU;7.494;47.319;fr
Rebeuvelier;2832;Val Terbi;6730;JU;7.434;47.330;fr
Le Bémont JU;2360;Le Bémont (JU);6741;JU;7.034;47.262;fr
Montfaucon;2362;Le Bémont (JU);6741;JU;7.063;47.246;fr
Les Enfers;2363;Le Bémont (JU);6741;JU;7.034;47.281;fr
La Ferrière;2333;Les Bois;6742;JU;6.895;47.156;fr
Les Bois;2336;Les Bois;6742;JU;6.898;47.178;fr
Les Breuleux;2345;Les Breuleux;6743;JU;7.003;47.205;fr
La Chaux-des-Breuleux;2345;Les Breuleux;6743;JU;7.028;47.224;fr
Les Pommerats;2353;Les Enfers;6745;JU;7.012;47.292;fr
Les Enfers;2363;Les Enfers;6745;JU;7.041;47.288;fr
Les Genevez JU;2714;Les Genevez (JU);6748;JU;7.121;47.255;fr
Le Prédame;2714;Les Genevez (JU);6748;JU;7.100;47.254;fr
Montfaucon;2362;Lajoux (JU);6750;JU;7.106;47.282;fr
Lajoux JU;2718;Lajoux (JU);6750;JU;7.131;47.278;fr
Fornet-Dessus;2718;Lajoux (JU);6750;JU;7.157;47.289;fr
Montfaucon;2362;Montfaucon;6751;JU;7.070;47.269;fr
Montfavergier;2362;Montfaucon;6751;JU;7.088;47.306;fr
Lajoux JU;2718;Montfaucon;6751;JU;7.099;47.271;fr
Les Emibois;2338;Muriaux;6753;JU;6.998;47.232;fr
Muriaux;2338;Muriaux;6753;JU;6.985;47.244;fr
Les Breuleux;2345;Muriaux;6753;JU;7.003;47.221;fr
Le Cerneux-Veusil;2345;Muriaux;6753;JU;6.972;47.183;fr
Le Peuchapatte;2345;Muriaux;6753;JU;6.960;47.196;fr
Les Bois;2336;Le Noirmont;6754;JU;6.917;47.203;fr
Le Noirmont;2340;Le Noirmont;6754;JU;6.944;47.216;fr
Le Peuchapatte;2345;Le Noirmont;6754;JU;6.948;47.192;fr
Saignelégier;2350;Saignelégier;6757;JU;7.028;47.246;fr
Les Pommerats;2353;Saignelégier;6757;JU;6.990;47.280;fr
Goumois;2354;Saignelégier;6757;JU;6.965;47.252;fr
St-Brais;2364;Saint-Brais;6758;JU;7.122;47.306;fr
Saulcy;2873;Saint-Brais;6758;JU;7.125;47.296;fr
St-Ursanne;2882;Saint-Brais;6758;JU;7.112;47.321;fr
Montmelon;2883;Saint-Brais;6758;JU;7.135;47.329;fr
Epiquerez;2886;Saint-Brais;6758;JU;7.105;47.320;fr
Soubey;2887;Soubey;6759;JU;7.047;47.311;fr
Alle;2942;Alle;6771;JU;7.126;47.428;fr
Boncourt;2926;Boncourt;6774;JU;7.010;47.488;fr
Bure;2915;Bure;6778;JU;6.996;47.440;fr
Coeuve;2932;Coeuve;6781;JU;7.095;47.451;fr
Cornol;2952;Cornol;6782;JU;7.161;47.405;fr
Courchavon;2922;Courchavon;6783;JU;7.045;47.438;fr
Courgenay;2950;Courgenay;6784;JU;7.126;47.396;fr
Courtemautruy;2950;Courgenay;6784;JU;7.141;47.382;fr
Porrentruy;2900;Courtedoux;6785;JU;7.049;47.410;fr
Courtedoux;2905;Courtedoux;6785;JU;7.029;47.412;fr
Fahy;2916;Fahy;6789;JU;6.958;47.420;fr
Porrentruy;2900;Fontenais;6790;JU;7.077;47.407;fr
Fontenais;2902;Fontenais;6790;JU;7.078;47.398;fr
Villars-sur-Fontenais;2903;Fontenais;6790;JU;7.075;47.383;fr
Bressaucourt;2904;Fontenais;6790;JU;7.038;47.383;fr
Grandfontaine;2908;Grandfontaine;6792;JU;6.932;47.393;fr
Porrentruy;2900;Porrentruy;6800;JU;7.069;47.421;fr
Vendlincourt;2943;Vendlincourt;6806;JU;7.143;47.453;fr
Bure;2915;Basse-Allaine;6807;JU;7.018;47.460;fr
Courtemaîche;2923;Basse-Allaine;6807;JU;7.045;47.459;fr
Montignez;2924;Basse-Allaine;6807;JU;7.058;47.483;fr
Buix;2925;Basse-Allaine;6807;JU;7.025;47.475;fr
St-Ursanne;2882;Clos du Doubs;6808;JU;7.148;47.363;fr
Montmelon;2883;Clos du Doubs;6808;JU;7.174;47.350;fr
Montenol;2884;Clos du Doubs;6808;JU;7.139;47.350;fr
Epauvillers;2885;Clos du Doubs;6808;JU;7.125;47.336;fr
Epiquerez;2886;Clos du Doubs;6808;JU;7.070;47.328;fr
Seleute;2888;Clos du Doubs;6808;JU;7.111;47.368;fr
Ocourt;2889;Clos du Doubs;6808;JU;7.068;47.353;fr
Chevenez;2906;Haute-Ajoie;6809;JU;6.997;47.392;fr
Rocourt;2907;Haute-Ajoie;6809;JU;6.961;47.389;fr
Réclère;2912;Haute-Ajoie;6809;JU;6.924;47.368;fr
Roche-d'Or;2912;Haute-Ajoie;6809;JU;6.964;47.366;fr
Damvant;2914;Haute-Ajoie;6809;JU;6.895;47.369;fr
Lucelle;2807;La Baroche;6810;JU;7.239;47.421;fr
Miécourt;2946;La Baroche;6810;JU;7.171;47.431;fr
Charmoille;2947;La Baroche;6810;JU;7.215;47.427;fr
Fregiécourt;2953;La Baroche;6810;JU;7.192;47.411;fr
Pleujouse;2953;La Baroche;6810;JU;7.220;47.412;fr
Asuel;2954;La Baroche;6810;JU;7.203;47.391;fr
Damphreux;2933;Damphreux-Lugnez;6811;JU;7.099;47.475;fr
Lugnez;2933;Damphreux-Lugnez;6811;JU;7.096;47.485;fr
Beurnevésin;2935;Basse-Vendline;6812;JU;7.136;47.492;fr
Bonfol;2944;Basse-Vendline;6812;JU;7.157;47.477;fr
Gamprin-Bendern;9487;Vaduz;7001;;9.509;47.193;de
Vaduz;9490;Vaduz;7001;;9.526;47.143;de
Schaan;9494;Vaduz;7001;;9.525;47.175;de
Triesenberg;9497;Vaduz;7001;;9.598;47.099;de
Triesen;9495;Triesen;7002;;9.552;47.081;de
Balzers;9496;Balzers;7003;;9.508;47.067;de
Triesenberg;9497;Triesenberg;7004;;9.583;47.115;de
Schaan;9494;Schaan;7005;;9.506;47.175;de
Triesenberg;9497;Schaan;7005;;9.593;47.128;de
Planken;9498;Planken;7006;;9.557;47.182;de
Nendeln;9485;Eschen;7007;;9.541;47.199;de
Gamprin-Bendern;9487;Eschen;7007;;9.503;47.197;de
Eschen;9492;Eschen;7007;;9.522;47.209;de
Mauren FL;9493;Eschen;7007;;9.541;47.225;de
Schaanwald;9486;Mauren;7008;;9.562;47.215;de
Mauren FL;9493;Mauren;7008;;9.546;47.219;de
Nendeln;9485;Gamprin;7009;;9.550;47.198;de
Gamprin-Bendern;9487;Gamprin;7009;;9.513;47.225;de
Ruggell;9491;Ruggell;7010;;9.535;47.248;de
Schellenberg;9488;Schellenberg;7011;;9.548;47.232;de`;

/** Numbers of the municipalities whose name no place has. */
export const WITHOUT_PLACE: readonly number[] = JSON.parse('[14,34,57,100,119,200,248,292,296,309,359,394,420,449,450,572,630,716,717,726,734,750,756,770,783,792,841,842,853,923,925,931,932,935,940,946,955,1010,1331,1364,1401,1630,1631,2029,2050,2051,2053,2054,2055,2063,2079,2114,2115,2117,2121,2122,2152,2162,2163,2174,2234,2235,2236,2237,2238,2239,2272,2284,2309,2337,2428,2430,2455,2464,2465,2476,2477,2478,2491,2535,2544,2574,2792,3104,3112,3256,3276,3297,3340,3359,3395,3396,3442,3542,3543,3544,3618,3672,3673,3712,3713,3714,3715,3732,3752,3764,3789,3792,3810,3835,3837,3847,3851,3972,3983,3986,3988,4038,4075,4125,4184,4185,4186,4203,4324,4486,4501,4511,4536,4601,4616,4621,4666,4721,4776,4786,4831,5001,5017,5049,5050,5131,5136,5138,5199,5226,5227,5236,5237,5238,5239,5240,5269,5287,5323,5324,5391,5395,5396,5397,5398,5399,5406,5410,5411,5464,5477,5540,5541,5571,5613,5656,5693,5728,5761,5804,5805,5806,5831,5872,5892,6002,6009,6011,6024,6037,6076,6077,6082,6090,6118,6119,6137,6152,6154,6192,6203,6204,6252,6254,6416,6417,6487,6512,6513,6604,6605,6615,6628,6632,6634,6729,6730,6807,6808,6809,6810,6811,6812,7009]');
